import { splitName } from '../../site/model/names.ts';
import { Icon } from '../elements/Icon.tsx';
import { Link } from '../elements/Link.tsx';

export interface ContactLinks {
  name: string;
  /** The form with this person selected. */
  form: string;
  /** The vCard. */
  vcard: string;
}

/** More ways to use a contact card than to call and to mail. */
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
          Save contact<span className="unseen"> of {name}</span>
        </span>
      </Link>
    </>
  );
}
