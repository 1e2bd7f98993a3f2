'use client';
import * as React from 'react';
import {
  AuctionButton,
  AuctionFormField,
  AuctionTextInput,
  type PrerenderOptions,
} from 'auction-elements/react';

export interface Account {
  name: string;
  error?: string;
}

interface AccountFormProps extends Pick<PrerenderOptions, 'styles'> {
  save: (before: Account, form: FormData) => Account | Promise<Account>;
}

/** A form with an action, in React 19: on a server or in the page. The field shows what it refuses. */
export function AccountForm({ save, styles }: AccountFormProps) {
  const [account, action] = React.useActionState(save, { name: '' });
  return (
    <form action={action}>
      <AuctionFormField prerender={{ styles }} label="Name">
        <AuctionTextInput
          prerender={{ labelled: true, styles }}
          name="name"
          className="name"
          defaultValue={account.name}
          errorText={account.error}
        />
      </AuctionFormField>
      <AuctionButton prerender={{ styles }} type="submit">
        Save
      </AuctionButton>
      <output id="saved">{account.error ? '' : account.name}</output>
    </form>
  );
}
