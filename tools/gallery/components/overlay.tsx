import { i18n } from '@lingui/core';
import { Logo } from '../../../src/ui/brand/Logo.tsx';
import { Button } from '../../../src/ui/form/Button.tsx';
import Dialog, { DialogIcon } from '../../../src/ui/overlay/Dialog.tsx';
import { Drawer, DrawerFoot } from '../../../src/ui/overlay/Drawer.tsx';
import { Sheet } from '../../../src/ui/overlay/Sheet.tsx';
import { nothing } from './no-operation.ts';
import type { Specimens } from './specimen.ts';

function foot() {
  return (
    <DrawerFoot
      links={[
        { href: '#safe', icon: 'shield', text: i18n._('footer.responsiblePlay') },
        { href: '#contact', icon: 'chat', text: i18n._('layout.contact') },
      ]}
    />
  );
}

export const OVERLAY_SPECIMENS: Specimens = {
  'overlay/Dialog': () => (
    <Dialog
      open
      title={i18n._('order.cancel.title')}
      description={i18n._('order.cancel.consequence')}
      icon={<DialogIcon icon="warning" />}
      onClose={nothing}
    >
      <Button fullWidth>{i18n._('order.cancel.keep')}</Button>
    </Dialog>
  ),
  'overlay/DialogIcon': () => (
    <div className="flex gap-3">
      <DialogIcon icon="clock" />
      <DialogIcon icon="warning" tone="danger" />
    </div>
  ),
  'overlay/Drawer': () => (
    <Drawer
      open
      onClose={nothing}
      label={i18n._('nav.main')}
      closeLabel={i18n._('layout.menu.close')}
      heading={<Logo />}
    >
      {foot()}
    </Drawer>
  ),
  'overlay/DrawerFoot': foot,
  'overlay/Sheet': () => (
    <Sheet
      open
      onClose={nothing}
      title={i18n._('layout.contact')}
      lead={i18n._('layout.contact.lead')}
      closeLabel={i18n._('layout.contact.close')}
    >
      <Button fullWidth>{i18n._('common.continue')}</Button>
    </Sheet>
  ),
};
