import type { BrowserContext } from '@playwright/test';

/** What lies in the clipboard, as a person finds out: pasted somewhere else. The site itself may not read it (deploy/headers.ts). */
export async function clipboardOf(context: BrowserContext): Promise<string> {
  const elsewhere = await context.newPage();
  await elsewhere.setContent('<textarea aria-label="paste"></textarea>');
  const field = elsewhere.getByRole('textbox', { name: 'paste' });
  await field.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await elsewhere.close();
  return text;
}
