interface ProfileProps {
  name: string;
  email: string;
}

/** Who is signed in. Nothing knows name or address today: both are empty, and nothing is shown. */
export function Profile({ name, email }: ProfileProps) {
  if (name === '' && email === '') return null;
  return (
    <p className="profile">
      <strong>{name}</strong>
      <span>{email}</span>
    </p>
  );
}
