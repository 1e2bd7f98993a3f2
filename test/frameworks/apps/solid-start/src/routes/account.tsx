import { action, useSubmission } from '@solidjs/router';
import { Tag } from '../components/Tag.tsx';

const save = action(async (form: FormData) => {
  'use server';
  const name = String(form.get('name'));
  return name.length < 2 ? { name, error: 'Too short' } : { name, error: undefined };
}, 'save');

export default function AccountPage() {
  const submission = useSubmission(save);
  return (
    <form action={save} method="post">
      <Tag tag="auction-form-field" attr:label="Name">
        <Tag
          tag="auction-text-input"
          prerender={{ labelled: true }}
          class="name"
          attr:name="name"
          attr:value={submission.result?.name}
          attr:error-text={submission.result?.error}
        />
      </Tag>
      <Tag tag="auction-button" attr:type="submit">
        Save
      </Tag>
      <output id="saved">{submission.result?.error ? '' : submission.result?.name}</output>
    </form>
  );
}
