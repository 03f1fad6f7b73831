import type { FieldReport } from './field-report.ts';

export const silentValues: FieldReport = {
  kind: 'A value is set without an event',
  source: 'https://github.com/react/react/issues/1159',
  seen: 'Fields that a password manager had filled in were empty at the press of the button.',
  input: ['a value set by a script, before the press and while another field is typed into'],
  expected: 'The value is sent, and stays in its field.',
  guard: '`TextInput` reads its element when it loses the focus and before the form is submitted.',
  tests: [
    ['tests/unit/src/whole-site/sign-in.test.ts', 'text that a password manager sets without an event'],
  ],
};
