/** @jsxImportSource preact */
/** Shows text before and after a change, and both versions of a conflict. */
import type { DiffItem, PublishConflict } from '../protocol.ts';
import { useEditor } from './context.ts';

/** For screen readers, which don’t announce colors. */
const SPOKEN: Record<DiffItem['change'], string> = { same: '', removed: ' before: ', added: ' now: ' };

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

export function Diff({ diff }: { diff: readonly DiffItem[] }) {
  return (
    <p class="compared-text">
      {diff.map(({ change, text }, index) => {
        const Tag = TAGS[change];
        return (
          // A diff is never changed in place.
          <Tag key={`${index}`}>
            <span class="sr-only">{SPOKEN[change]}</span>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}

const VERSIONS = ['mine', 'theirs'] as const;

interface VersionsProps {
  conflict: PublishConflict;
  choose(version: 'mine' | 'theirs'): void;
}

/** Both versions of what others have also changed, side by side. */
export function Versions({ conflict: { id, title, author, picture, texts }, choose }: VersionsProps) {
  const { api } = useEditor();
  const names = { mine: 'Yours', theirs: `By ${author}` };
  return (
    <fieldset class="versions">
      <legend>{`${title}: which version?`}</legend>
      <p class="boxes">
        {VERSIONS.map((version) => (
          <label key={version} class="box">
            <input
              type="radio"
              name={id}
              onChange={() => choose(version)}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.click()}
            />
            {names[version]}
          </label>
        ))}
      </p>
      {picture && <img src={api.pictureUrl(picture)} alt="Yours" />}
      {texts.map(({ label, ...versions }) => (
        <section key={label} aria-label={label}>
          <p class="label">{label}</p>
          {VERSIONS.map((version) => (
            <p key={version}>
              <b>{names[version]}</b>
              <span class="compared-text">{versions[version] || 'nothing'}</span>
            </p>
          ))}
        </section>
      ))}
    </fieldset>
  );
}
