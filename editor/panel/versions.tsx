/** @jsxImportSource preact */
/** Shows text before and after a change, and both versions of a conflict. */
import type { ChangePlace, DiffItem, PublishChange, PublishConflict } from '../protocol.ts';
import { useEditor } from './context.ts';

export const keyOf = (place: ChangePlace) => JSON.stringify([place.folder, place.path, place.field]);

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
const SPOKEN: Record<DiffItem['change'], string> = { same: '', removed: 'before: ', added: 'now: ' };

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

export function Diff({ diff }: { diff: readonly DiffItem[] }) {
  const isPair = diff.length === 2 && diff[0]?.change === 'removed' && diff[1]?.change === 'added';
  return (
    <p class="compared-text">
      {diff.map(({ change, text }, index) => {
        const Tag = TAGS[change];
        return [
          isPair && index === 1 && ' → ',
          <Tag>
            {SPOKEN[change] && <span class="sr-only">{SPOKEN[change]}</span>}
            {text}
          </Tag>,
        ];
      })}
    </p>
  );
}

interface ConflictProps {
  conflict: Omit<PublishConflict, 'author'> & { author?: string };
  /** Without it, the versions are shown without a choice. */
  choose?(version: 'mine' | 'theirs'): void;
}

/** Both versions of a field that has also been changed elsewhere. */
export function Conflict({ conflict: { title, label, mine, theirs, author, place }, choose }: ConflictProps) {
  const Option = choose ? 'label' : 'div';
  const option = (version: 'mine' | 'theirs', name: string, text: string) => (
    <Option class="version">
      {choose && <input type="radio" name={keyOf(place)} onChange={() => choose(version)} />}
      <span>
        <b>{name}</b>
        <span class="compared-text">{text || 'nothing'}</span>
      </span>
    </Option>
  );
  return (
    <fieldset class="versions">
      <legend>{`${title}, ${label}: which version?`}</legend>
      {option('mine', 'Yours', mine)}
      {option('theirs', author ? `By ${author}` : 'In the file', theirs)}
    </fieldset>
  );
}
