import type { ReactNode } from 'react';
import { Form } from '~/forms/Form';
import type { PlainField } from '~/forms/FormFields';
import { SubmitButton } from '~/forms/SubmitButton';

interface StoryFormProps {
  /** Rules of the fields under test. Fields without an entry accept anything. */
  readonly fields: Readonly<Record<string, PlainField<Record<string, string>>>>;
  readonly values: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A form around the fields of a story. Submitting it shows their errors. */
export function StoryForm({ fields, values, children }: StoryFormProps) {
  return (
    <div style={{ maxWidth: 360 }}>
      <Form fields={fields} initialValues={{ ...values }} onSubmit={() => Promise.resolve()}>
        {children}
        <SubmitButton>Save</SubmitButton>
      </Form>
    </div>
  );
}
