/** The motifs of each category. The order and the length of a list determine which game gets which motif. */
import type { GameCategory } from '../../../../contract/game.ts';
import { fanOfFive, fanOfThree, pair, row, trump } from './card-motifs.tsx';
import { columns, dice, hands } from './casino-motifs.tsx';
import { faceToFace, onReels } from './composed-motifs.tsx';
import bowl from './motifs/casino/bowl.svg?react';
import chips from './motifs/casino/chips.svg?react';
import duel from './motifs/casino/duel.svg?react';
import roulette from './motifs/casino/roulette.svg?react';
import crowing from './motifs/chicken/crowing.svg?react';
import feathers from './motifs/chicken/feathers.svg?react';
import portrait from './motifs/chicken/portrait.svg?react';
import angelfish from './motifs/fish/angelfish.svg?react';
import carp from './motifs/fish/carp.svg?react';
import catfish from './motifs/fish/catfish.svg?react';
import crab from './motifs/fish/crab.svg?react';
import squid from './motifs/fish/squid.svg?react';
import turtle from './motifs/fish/turtle.svg?react';
import bell from './motifs/slot/bell.svg?react';
import blossom from './motifs/slot/blossom.svg?react';
import cherries from './motifs/slot/cherries.svg?react';
import clover from './motifs/slot/clover.svg?react';
import coins from './motifs/slot/coins.svg?react';
import crown from './motifs/slot/crown.svg?react';
import gem from './motifs/slot/gem.svg?react';
import gong from './motifs/slot/gong.svg?react';
import jar from './motifs/slot/jar.svg?react';
import lantern from './motifs/slot/lantern.svg?react';
import mango from './motifs/slot/mango.svg?react';
import pearl from './motifs/slot/pearl.svg?react';
import rocket from './motifs/slot/rocket.svg?react';
import seven from './motifs/slot/seven.svg?react';
import star from './motifs/slot/star.svg?react';
import boat from './motifs/sport/boat.svg?react';
import cup from './motifs/sport/cup.svg?react';
import football from './motifs/sport/football.svg?react';
import glove from './motifs/sport/glove.svg?react';
import takraw from './motifs/sport/takraw.svg?react';
import volleyball from './motifs/sport/volleyball.svg?react';
import type { Motif } from './paint.ts';

// biome-ignore format: a list in a few lines
const SLOT = [
  gem, seven, cherries, bell, crown, blossom, star, coins, clover, lantern, pearl, gong, rocket, mango, jar,
  onReels(bell, seven, cherries),
  onReels(coins, gem, star),
  onReels(clover, blossom, mango),
  onReels(gem, crown, bell),
  onReels(mango, pearl, lantern),
];

export const MOTIFS: Readonly<Record<GameCategory, readonly Motif[]>> = {
  slot: SLOT,
  sport: [football, takraw, volleyball, cup, glove, boat],
  casino: [roulette, chips, dice, hands, duel, columns, bowl],
  fish: [carp, angelfish, catfish, turtle, crab, squid],
  card: [fanOfThree, fanOfFive, pair, trump, row],
  chicken: [portrait, faceToFace(portrait), crowing, feathers],
};
