/** The least that a login can be with React: three controls, and a submission that is heard. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { libraries } from './libraries.ts';

declare global {
  interface ImportMetaEnv {
    /** Put in place by the build. */
    readonly FORM_MESSAGES: { readonly username: string; readonly password: string; readonly submit: string };
    /** Whether the form carries the libraries of the site, and does nothing with them. */
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

// Whatever might be looked for is not left out by the build.
if (import.meta.env.CARRIES_LIBRARIES) Object.assign(window, { libraries });

const root = document.getElementById('root');
if (root) createRoot(root).render(<BareForm />);
