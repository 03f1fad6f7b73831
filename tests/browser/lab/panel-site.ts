/** The build with the lab's panel in its pages, as `npm run preview -- --lab` serves it, and the page object of the panel. */
import type { Locator, Page } from '@playwright/test';
import { PANEL_ELEMENT } from '../../../mock-server/lab/panel/address.ts';
import { panelInPreview } from '../../../mock-server/lab/panel/vite-plugin.ts';
import { createLab } from '../../../mock-server/lab/client/lab.ts';
import { serveBuiltSite } from '../fixtures/built-site.ts';
import { test as siteTest } from '../fixtures/site.ts';

export { expect } from '../fixtures/site.ts';

export const test = siteTest.extend<{ readonly panel: Panel }, { site: string }>({
  site: [
    async ({ browser: _browser }, use) => {
      const server = await serveBuiltSite({ plugins: [panelInPreview()] });
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],
  // The panel moves the page between worlds, which the header of a test's own world would prevent.
  createdWorld: async ({ site, scenario }, use) => {
    const world = createLab(site).existing('default');
    await world.reset({ scenario });
    await use(world);
  },
  extraHTTPHeaders: {},
  panel: async ({ page }, use) => use(new Panel(page)),
});

export class Panel {
  readonly root: Locator;

  constructor(readonly page: Page) {
    this.root = page.locator(PANEL_ELEMENT).getByRole('complementary', { name: 'Lab' });
  }

  handle(): Locator {
    return this.root.getByRole('button', { name: 'Lab', exact: true });
  }

  tab(name: string): Locator {
    return this.root.getByRole('tab', { name });
  }

  section(name: string): Locator {
    return this.root.getByRole('tabpanel', { name });
  }

  /** The message about the result of the last action. */
  said(): Locator {
    return this.root.getByRole('status');
  }

  /** Opens the panel if it is closed, selects a section, and waits until the lab has responded. */
  async open(name: string): Promise<Locator> {
    if (await this.handle().isVisible()) await this.handle().click();
    await this.tab(name).click();
    const section = this.section(name);
    await section.getByText('Loading…').waitFor({ state: 'detached' });
    return section;
  }

  async close(): Promise<void> {
    await this.root.getByRole('button', { name: 'Close the lab' }).click();
  }
}
