interface ProfileProps {
  name: string;
  email: string;
}

/** Who is signed in. Both are passed empty today (spec §3); without either nothing is shown. */
export function Profile({ name, email }: ProfileProps) {
  if (name === '' && email === '') return null;
  return (
    <p className="profile">
      <strong>{name}</strong>
      <span>{email}</span>
    </p>
  );
}
