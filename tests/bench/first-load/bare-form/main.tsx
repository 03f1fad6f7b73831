/** A minimal login form in React: three controls and a submit handler. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { libraries } from './libraries.ts';

declare global {
  interface ImportMetaEnv {
    /** Replaced at build time. */
    readonly FORM_MESSAGES: { readonly username: string; readonly password: string; readonly submit: string };
    /** Whether the bundle includes the site's libraries, without using them. */
    readonly CARRIES_LIBRARIES: boolean;
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

// A reference from `window` keeps the bundler from removing the unused libraries.
if (import.meta.env.CARRIES_LIBRARIES) Object.assign(window, { libraries });

const root = document.getElementById('root');
if (root) createRoot(root).render(<BareForm />);
