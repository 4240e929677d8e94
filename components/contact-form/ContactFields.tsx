import type { ReactNode } from 'react';
import { dropCommonStart } from '../../site/model/names.ts';

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

interface FieldAttributes {
  id: string;
  name: string;
  className: string;
  required: boolean;
  'aria-describedby': string | undefined;
}

interface ContactFieldProps {
  name: string;
  label: string;
  required?: boolean;
  children: (field: FieldAttributes) => ReactNode;
}

function ContactField({ name, label, required = false, children }: ContactFieldProps) {
  const id = `contact-${name}`;
  const errorId = required ? `${id}-error` : undefined;
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={id}>
        {label} {required && <span className="form-required">(required)</span>}
      </label>
      {required && <p className="form-error" id={errorId} hidden />}
      {children({ id, name, className: 'form-input', required, 'aria-describedby': errorId })}
    </div>
  );
}
