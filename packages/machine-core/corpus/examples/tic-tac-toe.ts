import { assign, setup } from 'xstate';

type Player = 'x' | 'o';
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

/** A whole game in its context, with an `always` that decides after each move, and a reset that re-enters the root's child. */
export const machine = setup({
  types: {
    context: {} as {
      board: readonly (Player | null)[];
      moves: number;
      player: Player;
      winner: Player | null;
    },
    events: {} as { type: 'PLAY'; square: number } | { type: 'RESET' },
  },
  guards: {
    isFree: ({ context, event }) => event.type === 'PLAY' && context.board[event.square] === null,
    isWon: ({ context }) =>
      (['x', 'o'] as const).some((who) =>
        LINES.some((line) => [...line].every((square) => context.board[Number(square)] === who)),
      ),
    isFull: ({ context }) => context.moves === 9,
  },
}).createMachine({
  id: 'tic-tac-toe',
  context: { board: Array<Player | null>(9).fill(null), moves: 0, player: 'x', winner: null },
  initial: 'playing',
  states: {
    playing: {
      always: [
        { guard: 'isWon', target: 'gameOver.winner' },
        { guard: 'isFull', target: 'gameOver.draw' },
      ],
      on: {
        PLAY: {
          guard: 'isFree',
          actions: assign({
            board: ({ context, event }) =>
              context.board.map((who, at) => (at === event.square ? context.player : who)),
            moves: ({ context }) => context.moves + 1,
            player: ({ context }) => (context.player === 'x' ? 'o' : 'x'),
          }),
        },
      },
    },
    gameOver: {
      initial: 'winner',
      states: {
        winner: {
          tags: 'winner',
          entry: assign({ winner: ({ context }) => (context.player === 'x' ? 'o' : 'x') }),
        },
        draw: { tags: 'draw' },
      },
      on: {
        RESET: {
          target: 'playing',
          actions: assign({ board: Array<Player | null>(9).fill(null), moves: 0, player: 'x', winner: null }),
        },
      },
    },
  },
});
