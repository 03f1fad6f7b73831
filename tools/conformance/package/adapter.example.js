// An adapter tells the kit how to set up a server that has no lab. Give it with `--adapter FILE`. Every function is
// optional: a rule that needs one which is absent, or which throws, is reported as not reached and never as failed.

/** The default export is the adapter, or a function that makes one. */
export default ({ baseUrl }) => {
  const admin = async (path, body) => {
    const response = await fetch(`${baseUrl}/test-admin/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${process.env.ADMIN_TOKEN}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    return response.json();
  };

  return {
    /** A new player who can log in, with a bank account if it is wished. Without this the kit registers its players. */
    async newPlayer({ bankAccount }) {
      const { username, password } = await admin('players', { bankAccount });
      return { username, password };
    },

    /** Money arrives at the bank for the order `code`: `times` (1) times `amount` (what the order asks for). */
    async pay({ code, amount, times = 1 }) {
      for (let time = 0; time < times; time += 1) await admin('payments', { code, amount });
    },

    /** `up`, or `silent`: the bank does not respond. */
    async bank(mode) {
      await admin('bank', { mode });
    },

    /** `kind` is `deposits`, `withdraws` or `usages`; `action` approve, reject, fail, succeed, retry, cancel or credit. */
    async staff(kind, id, action) {
      await admin(`staff/${kind}/${id}`, { action });
    },

    /** A game is won or lost: a signed amount of THB, such as `-12.50`. */
    async credit(username, provider, amount) {
      await admin('game-results', { username, provider, amount });
    },

    /** Another exchange rate, in units for 1 THB. The kit sets it back. */
    async rate(currency, buy, sell) {
      await admin('rates', { currency, buy, sell });
    },

    /** Moves the server's clock, also backwards: the kit sets it back in the end. */
    async advance(seconds) {
      await admin('clock', { seconds });
    },
  };
};
