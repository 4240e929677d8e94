/** @jsxImportSource preact */
/** Texts before and after a change, or in two versions. */
import type { ChangePlace, DiffItem, PublishChange, PublishConflict, PublishRequest } from '../protocol.ts';
import { useEditor } from './controls.tsx';

export const keyOf = (place: ChangePlace) => JSON.stringify([place.folder, place.path, place.field]);

export function Change({ change: { place, label, words } }: { change: PublishChange }) {
  const { api } = useEditor();
  const isPicture = place.folder === 'images' && !label.startsWith('Deleted');
  return (
    <>
      <p class="label">{label}</p>
      {isPicture && <img src={api.urlOf(`image?${new URLSearchParams({ name: place.path })}`)} alt="" />}
      {words.length > 0 && <Words words={words} />}
    </>
  );
}

/** Colors say nothing to a screen reader. */
const HEARD: Record<DiffItem['change'], string> = { same: '', removed: 'before: ', added: 'now: ' };

export function Words({ words }: { words: readonly DiffItem[] }) {
  const isPair = words.length === 2 && words[0]?.change === 'removed' && words[1]?.change === 'added';
  return (
    <p class="words">
      {words.map(({ change, text }, index) => {
        const Tag = change === 'removed' ? 'del' : change === 'added' ? 'ins' : 'span';
        return [
          isPair && index === 1 && ' → ',
          <Tag>
            {HEARD[change] && <span class="unseen">{HEARD[change]}</span>}
            {text}
          </Tag>,
        ];
      })}
    </p>
  );
}

export type Choices = NonNullable<PublishRequest['chosen']>;

interface ConflictProps {
  conflict: Omit<PublishConflict, 'author'> & { author?: string };
  /** If a version can be chosen for this field alone. */
  choose?(version: Choices[number]['version']): void;
}

/** Both versions of a field that somebody else has changed, too. */
export function Conflict({ conflict: { title, label, mine, theirs, author, place }, choose }: ConflictProps) {
  const Option = choose ? 'label' : 'div';
  const option = (version: 'mine' | 'theirs', name: string, text: string) => (
    <Option class="version">
      {choose && <input type="radio" name={keyOf(place)} onChange={() => choose(version)} />}
      <span>
        <b>{name}</b>
        <span class="words">{text || 'nothing'}</span>
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
