import { AuctionButton, AuctionFormField, AuctionTextInput } from 'auction-elements/react';
import { Form, useLocation } from 'react-router';

interface Account {
  name: string;
  error?: string;
}

export async function action({ request }: { request: Request }): Promise<Account> {
  const name = String((await request.formData()).get('name'));
  return name.length < 2 ? { name, error: 'Too short' } : { name };
}

/** Each response has its own field, because a repeated error is the same prop. */
export default function AccountPage({ actionData }: { actionData?: Account }) {
  const { key } = useLocation();
  return (
    <Form method="post">
      <AuctionFormField key={key} prerender label="Name">
        <AuctionTextInput
          prerender={{ labelled: true }}
          className="name"
          name="name"
          defaultValue={actionData?.name}
          errorText={actionData?.error}
        />
      </AuctionFormField>
      <AuctionButton prerender type="submit">
        Save
      </AuctionButton>
      <output id="saved">{actionData?.error ? '' : actionData?.name}</output>
    </Form>
  );
}
