/** A minimal login form in React: three controls and a submit handler. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface ImportMetaEnv {
    /** Replaced at build time. */
    readonly FORM_MESSAGES: { readonly username: string; readonly password: string; readonly submit: string };
  }
}

const text = import.meta.env.FORM_MESSAGES;

function BareForm() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(username);
      }}
    >
      <label>
        {text.username}
        <input
          value={username}
          autoComplete="username"
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
      </label>
      <label>
        {text.password}
        <input
          type="password"
          value={password}
          autoComplete="current-password"
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={password === ''}>
        {text.submit}
      </button>
      <output>{submitted}</output>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<BareForm />);
