import { splitName } from '../../site/model/names.ts';
import { Icon } from '../elements/Icon.tsx';
import { Link } from '../elements/Link.tsx';

export interface ContactLinks {
  name: string;
  /** The path of the form with this person selected. */
  form: string;
  /** The path of the vCard. */
  vcard: string;
}

export function ContactActions({ person: { name, form, vcard } }: { person: ContactLinks }) {
  const { given } = splitName(name);
  return (
    <>
      <Link href={form}>
        <Icon name="write" />
        Write to {given}
      </Link>
      <Link href={vcard}>
        <Icon name="save" />
        <span>
          Save contact<span className="sr-only"> of {name}</span>
        </span>
      </Link>
    </>
  );
}
