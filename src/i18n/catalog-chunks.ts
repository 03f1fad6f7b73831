/**
 * The chunks of a message catalog: `shell` is loaded with the site, the others with the code that names them. The build puts
 * each message into the chunk of the code that uses it (docs/decisions/0005).
 */
export const PARTS = ['shell', 'player', 'deposit', 'withdraw', 'promotion', 'history', 'open'] as const;
export type Part = (typeof PARTS)[number];
