/** Actions of the bank, staff and another device of the player, which the page does not initiate. */
import type { World } from '../../mock-server/world.ts';
import { CookieJar } from '../../mock-server/hosts/demo/cookie-jar.ts';
import { ORIGIN } from '../in-process/mock.ts';
import type { Network } from './network.ts';
import type { OutsideAct } from './steps.ts';

const CHANGED_PASSWORD = 'changed-1234';
const PASSWORDS: Readonly<Record<string, string>> = { demo: 'demo-1234', newcomer: 'newcomer-1234' };

/** The player's phone: a second browser with a session of its own and a good network. */
export class Outside {
  readonly #network: Network;
  readonly #username: string;
  readonly #phone = new CookieJar();
  #password: string;
  #keys = 0;

  constructor(network: Network, username: string) {
    this.#network = network;
    this.#username = username;
    this.#password = PASSWORDS[username] ?? '';
  }

  get password(): string {
    return this.#password;
  }

  async act(act: OutsideAct): Promise<void> {
    const { mock } = this.#network;
    const { store } = mock.backend.world;
    const lab = (verb: string, body: object) => mock.askLab(verb, body);
    const deposit = newestOf(store, 'deposits')?.code;
    const withdraw = newestOf(store, 'withdraws')?.code;
    const usage = store.usages
      .getAll()
      .findLast(({ status }) => status === 'ACTIVE' || status === 'USED')?.id;
    const credit = { username: this.#username, provider: 'alphabet' };
    switch (act) {
      case 'the bank gets what is asked':
        return void (deposit && (await lab('bank/pay', { code: deposit })));
      case 'the bank gets too little':
        return void (deposit && (await lab('bank/pay', { code: deposit, amount: '100' })));
      case 'the bank gets it twice':
        return void (deposit && (await lab('bank/pay', { code: deposit, times: 2 })));
      case 'the bank is silent':
        return void (await lab('bank/mode', { mode: 'silent' }));
      case 'the bank answers':
        return void (await lab('bank/mode', { mode: 'up' }));
      case 'staff cancel the deposit':
        return void (deposit && (await lab(`staff/deposits/${deposit}`, { action: 'cancel' })));
      case 'staff credit the deposit':
        return void (deposit && (await lab(`staff/deposits/${deposit}`, { action: 'credit' })));
      case 'staff reject the deposit':
        return void (deposit && (await lab(`staff/deposits/${deposit}`, { action: 'reject' })));
      case 'staff approve the withdrawal':
        return void (withdraw && (await lab(`staff/withdraws/${withdraw}`, { action: 'approve' })));
      case 'staff reject the withdrawal':
        return void (withdraw && (await lab(`staff/withdraws/${withdraw}`, { action: 'reject' })));
      case 'the bank pays the withdrawal out':
        return void (withdraw && (await lab(`staff/withdraws/${withdraw}`, { action: 'succeed' })));
      case 'staff end the promotion':
        return void (usage && (await lab(`staff/usages/${usage}`, { action: 'cancel' })));
      case 'a game is won':
        return void (await lab('credit', { ...credit, amount: '120.50' }));
      case 'a game is lost':
        return void (await lab('credit', { ...credit, amount: '-40' }));
      case 'the rate changes':
        return void (await lab('rates', { currency: 'LAK', buy: '650', sell: '680' }));
      case 'the phone orders a deposit':
        return this.#post('deposits', { provider: 'gclub', mid: 'MOCKTHB0001', amount: '500' });
      case 'the phone cancels the deposit':
        return deposit === undefined ? undefined : this.#post(`deposits/${deposit}/cancel`);
      case 'the phone changes the password': {
        const next =
          this.#password === CHANGED_PASSWORD ? (PASSWORDS[this.#username] ?? '') : CHANGED_PASSWORD;
        const text = { currentPassword: this.#password, newPassword: next, confirmNewPassword: next };
        await this.#post('players/security/password/change', text);
        this.#password = next;
        return undefined;
      }
      case 'the phone adds a bank account':
        return this.#post('players/bank-accounts', {
          bankCode: 'bcel',
          accountNumber: '160120000777777',
          accountName: 'PHONE',
          currency: 'LAK',
          owner: 'SELF',
        });
    }
  }

  /** Sends a request of the phone. A rejection is ignored. */
  async #post(path: string, body: object = {}): Promise<void> {
    await this.#network.signIn(this.#phone, this.#username);
    this.#keys += 1;
    const headers = {
      Cookie: this.#phone.contents,
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': this.#phone.xsrfToken ?? '',
      'Idempotency-Key': `00000000-0000-4000-9000-${String(this.#keys).padStart(12, '0')}`,
    };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    await this.#network.mock.fetch(`${ORIGIN}/api/v2/${path}`, init);
  }
}

function newestOf(store: World['store'], collection: 'deposits' | 'withdraws') {
  return store[collection].getAll().at(-1);
}
