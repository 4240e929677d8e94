import { dropCommonStart } from '../../site/model/names.ts';
import { ContactField } from './ContactField.tsx';

/** Someone that a visitor can write to. A link to the form names the slug: `?to=…`. */
export interface Recipient {
  slug: string;
  name: string;
  email: string;
}

interface ContactFieldsProps {
  people: readonly (Recipient & { title: string })[];
  office: Recipient;
}

/** The message is optional: name and email address are enough for an answer. */
export function ContactFields({ people, office }: ContactFieldsProps) {
  const titles = dropCommonStart(people.map(({ title }) => title));
  return (
    <>
      <div className="form-pair">
        <ContactField name="name" label="Your Name" required>
          {(field) => <input {...field} type="text" autoComplete="name" />}
        </ContactField>
        <ContactField name="email" label="Your Email" required>
          {(field) => <input {...field} type="email" autoComplete="email" />}
        </ContactField>
      </div>
      {people.length > 0 ? (
        <ContactField name="to" label="Your New-Stores Manager">
          {(field) => (
            <select {...field}>
              <option value="">Not sure which</option>
              {people.map(({ slug, name }, index) => (
                <option key={slug} value={slug}>
                  {[titles[index], name].filter(Boolean).join(': ')}
                </option>
              ))}
            </select>
          )}
        </ContactField>
      ) : (
        <input type="hidden" name="to" value={office.slug} />
      )}
      <ContactField name="message" label="Your Message">
        {(field) => <textarea {...field} rows={6} />}
      </ContactField>
    </>
  );
}
