'use server';
import type { Account } from '../../AccountForm.tsx';

export async function save(before: Account, form: FormData): Promise<Account> {
  const name = String(form.get('name'));
  return name.length < 2 ? { name, error: 'Too short' } : { name };
}
