import type { ReactNode } from 'react';
import { Form } from '../../src/forms/Form';
import type { PlainField } from '../../src/forms/FormFields';
import { SubmitButton } from '../../src/forms/SubmitButton';

interface StoryFormProps {
  /**
   * What holds for the fields that the story shows; what it leaves out holds whatever stands in it.
   */
  readonly fields: Readonly<Record<string, PlainField<Record<string, string>>>>;
  readonly values: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A form around the fields of a story; submitting it brings their messages up. */
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
