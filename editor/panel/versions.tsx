/** @jsxImportSource preact */
/** Shows text before and after a change, and both versions of a conflict. */
import type { ConflictText, DiffItem, PublishChange } from '../protocol.ts';
import { useEditor } from './context.ts';

export function Change({ change: { place, label, diff } }: { change: PublishChange }) {
  const { api } = useEditor();
  const canShowPicture = place.folder === 'images' && !label.startsWith('Deleted');
  return (
    <>
      <p class="label">{label}</p>
      {canShowPicture && <img src={api.pictureUrl(place.path)} alt="" />}
      {diff.length > 0 && <Diff diff={diff} />}
    </>
  );
}

/** For screen readers, which don’t announce colors. */
const SPOKEN: Record<DiffItem['change'], string> = { same: '', removed: ' before: ', added: ' now: ' };

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

export function Diff({ diff }: { diff: readonly DiffItem[] }) {
  return (
    <p class="compared-text">
      {diff.map(({ change, text }) => {
        const Tag = TAGS[change];
        return (
          <Tag>
            <span class="sr-only">{SPOKEN[change]}</span>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}

interface VersionsProps {
  /** e.g. "Grocery" */
  title: string;
  /** Whose the other version is, e.g. "By Bo Field". */
  theirName: string;
  texts: readonly ConflictText[];
  /** The name of a picture that the author has changed. */
  picture?: string | undefined;
  /** Without it, the versions are shown without a choice. */
  choose?(version: 'mine' | 'theirs'): void;
}

/** Both versions of what has also been changed elsewhere, side by side. */
export function Versions({ title, theirName, texts, picture, choose }: VersionsProps) {
  const { api } = useEditor();
  const names = { mine: 'Yours', theirs: theirName };
  return (
    <fieldset class="versions">
      <legend>{`${title}: which version?`}</legend>
      {choose && (
        <p class="boxes">
          {(['mine', 'theirs'] as const).map((version) => (
            <label key={version} class="box">
              <input type="radio" name={title} onChange={() => choose(version)} />
              {names[version]}
            </label>
          ))}
        </p>
      )}
      {picture && <img src={api.pictureUrl(picture)} alt="Yours" />}
      {texts.map(({ label, ...versions }) => (
        <section key={label} aria-label={label}>
          <p class="label">{label}</p>
          {(['mine', 'theirs'] as const).map((version) => (
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
