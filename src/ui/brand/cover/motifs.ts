/** The motifs of each category. The order and the length of a list determine which game gets which motif. */
import type { GameCategory } from '../../../../contract/game.ts';
import { fanOfFive, fanOfThree, pair, row, trump } from './card-motifs.tsx';
import { columns, dice, hands } from './casino-motifs.tsx';
import { faceToFace, onReels } from './composed-motifs.tsx';
import bowl from './motifs/casino/bowl.svg?motif';
import chips from './motifs/casino/chips.svg?motif';
import duel from './motifs/casino/duel.svg?motif';
import roulette from './motifs/casino/roulette.svg?motif';
import crowing from './motifs/chicken/crowing.svg?motif';
import feathers from './motifs/chicken/feathers.svg?motif';
import portrait from './motifs/chicken/portrait.svg?motif';
import angelfish from './motifs/fish/angelfish.svg?motif';
import carp from './motifs/fish/carp.svg?motif';
import catfish from './motifs/fish/catfish.svg?motif';
import crab from './motifs/fish/crab.svg?motif';
import squid from './motifs/fish/squid.svg?motif';
import turtle from './motifs/fish/turtle.svg?motif';
import bell from './motifs/slot/bell.svg?motif';
import blossom from './motifs/slot/blossom.svg?motif';
import cherries from './motifs/slot/cherries.svg?motif';
import clover from './motifs/slot/clover.svg?motif';
import coins from './motifs/slot/coins.svg?motif';
import crown from './motifs/slot/crown.svg?motif';
import gem from './motifs/slot/gem.svg?motif';
import gong from './motifs/slot/gong.svg?motif';
import jar from './motifs/slot/jar.svg?motif';
import lantern from './motifs/slot/lantern.svg?motif';
import mango from './motifs/slot/mango.svg?motif';
import pearl from './motifs/slot/pearl.svg?motif';
import rocket from './motifs/slot/rocket.svg?motif';
import seven from './motifs/slot/seven.svg?motif';
import star from './motifs/slot/star.svg?motif';
import boat from './motifs/sport/boat.svg?motif';
import cup from './motifs/sport/cup.svg?motif';
import football from './motifs/sport/football.svg?motif';
import glove from './motifs/sport/glove.svg?motif';
import takraw from './motifs/sport/takraw.svg?motif';
import volleyball from './motifs/sport/volleyball.svg?motif';
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
