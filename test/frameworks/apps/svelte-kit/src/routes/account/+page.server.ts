import { fail } from '@sveltejs/kit';

export const actions = {
  default: async ({ request }: { request: Request }) => {
    const name = String((await request.formData()).get('name'));
    return name.length < 2 ? fail(400, { name, error: 'Too short' }) : { name, error: undefined };
  },
};
