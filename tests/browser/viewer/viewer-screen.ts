import { expect, type Locator, type Page } from '@playwright/test';

/** The page object of the viewer, by role and label. */
export class ViewerScreen {
  constructor(readonly page: Page) {}

  /** Opens the live view of a machine. The development server prepares the viewer when it is opened for the first time. */
  async live(machine: string): Promise<void> {
    await this.page.goto(`/__machines?machine=${machine}&tab=live`, { waitUntil: 'commit' });
    await this.page.getByRole('region', { name: `Diagram of ${machine}` }).waitFor({ timeout: 60_000 });
  }

  heading(machine: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: machine, exact: true });
  }

  /** The list of the machines. */
  machines(): Locator {
    return this.page.getByRole('navigation', { name: 'Machines' });
  }

  async find(text: string): Promise<Locator> {
    await this.page.getByRole('searchbox').fill(text);
    await expect(this.machines().getByRole('status')).toContainText('found');
    return this.machines().getByRole('link');
  }

  /** A part of the panel, by its title. */
  part(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  async tab(name: 'Look' | 'Live' | 'Simulate'): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Views of the machine' })
      .getByRole('link', { name })
      .click();
  }

  async speak(name: string): Promise<void> {
    await this.page.getByRole('link', { name, exact: true }).click();
  }

  /** A button in a part of the panel, such as an event of a simulation. */
  option(part: string, name: string): Locator {
    return this.part(part).getByRole('button', { name });
  }

  /** Expects the state with this id to be marked as active. */
  async sees(state: string): Promise<void> {
    await expect(this.page.getByRole('button', { name: `State ${state}, active`, exact: true })).toHaveCount(
      1,
    );
  }

  /** The part of the diagram that has the focus. */
  focused(): Locator {
    return this.page.locator('svg [data-id]:focus');
  }
}
