/** The games of the fictional providers; no names of real games. Each provider has its own tabs. */
import type { GameCategory } from '../../contract/game.ts';
import type { Provider } from '../../contract/values.ts';

/** The games of one provider's tab, the most played first. */
export interface Shelf {
  readonly provider: Provider;
  readonly category: GameCategory;
  readonly tab: string;
  readonly names: readonly string[];
}

export const SHELVES: readonly Shelf[] = [
  {
    provider: 'alphabet',
    category: 'slot',
    tab: 'Slots',
    names: [
      'Naga Pearl Rising',
      'Champa Garden Spins',
      'Mekong Moonlight Reels',
      'Elephant Drum Parade',
      'Silk Weaver Wilds',
      'Lantern Boat Night',
      'Sticky Rice Riches',
      'Thirty-Three Orchids',
      'Stone Jar Mystery',
      'Rocket Festival Blast',
      'Firefly Lagoon',
      'Teak Forest Tiger Cub',
    ],
  },
  {
    provider: 'alphabet',
    category: 'fish',
    tab: 'Fishing',
    names: ['Giant Catfish Bay', 'Pearl Diver Patrol', 'Four Thousand Islands Catch', 'River Net Heroes'],
  },
  {
    provider: 'alphabet',
    category: 'card',
    tab: 'Tables',
    names: [
      'Plain of Cards',
      'Nine-Point Rush',
      'Three Card Verandah',
      'Market Day Rummy',
      'Monsoon Hold ’em',
    ],
  },
  {
    provider: 'alphabet',
    category: 'chicken',
    tab: 'Arena',
    names: ['Golden Spur Arena', 'Red Feather Duel', 'Bamboo Ring Classic'],
  },
  {
    provider: 'alphabet',
    category: 'sport',
    tab: 'Sports',
    names: ['Alphabet Sportsbook', 'Virtual Kick-off', 'Long Boat Race'],
  },
  {
    provider: 'alphabet',
    category: 'casino',
    tab: 'Live',
    names: ['Jasmine Baccarat', 'Lotus Roulette', 'Tiger and Naga'],
  },
  {
    provider: 'askmebet',
    category: 'slot',
    tab: 'Slot',
    names: [
      'Lucky Gecko Grove',
      'Papaya Punch',
      'Spirit House Secrets',
      'Golden Buffalo Plough',
      'Hornbill Treasure',
      'Waterfall of Coins',
      'Monk Fruit Mania',
      'Paper Kite Kingdom',
      'Temple Bell Jackpot',
      'Chilli Cha-cha',
      'Dragonfruit Drop',
      'Rain Tree Respins',
    ],
  },
  {
    provider: 'askmebet',
    category: 'fish',
    tab: 'Fish',
    names: ['Deep Pool Hunter', 'Crab King’s Court', 'Lantern Squid Alley'],
  },
  {
    provider: 'askmebet',
    category: 'card',
    tab: 'Card',
    names: ['Vientiane Poker Club', 'Quick Thirteen', 'Dummy by the River', 'Pairs at Dawn'],
  },
  {
    provider: 'askmebet',
    category: 'sport',
    tab: 'Sport',
    names: ['Ask Me Sports', 'Esports Corner', 'Parlay Builder', 'Virtual Track'],
  },
  {
    provider: 'askmebet',
    category: 'casino',
    tab: 'Casino',
    names: ['Emerald Baccarat', 'Sapphire Sic Bo', 'Amber Roulette', 'Ruby Fan Tan'],
  },
  {
    provider: 'betflix',
    category: 'slot',
    tab: 'pp.txt',
    names: [
      'Sugar Palm Spins',
      'Thunder over Luang',
      'Seven Silver Bowls',
      'Honey Bear Hollow',
      'Jade Rabbit Runway',
      'Coconut Carnival',
      'Midnight Tuk-tuk',
      'Crystal Cave Climb',
      'Kingfisher Cash',
      'Bronze Gong Bonanza',
    ],
  },
  {
    provider: 'betflix',
    category: 'slot',
    tab: 'kk.txt',
    names: [
      'Mango Multiplier',
      'Peacock Parade',
      'Lost City of Rice',
      'Betel Nut Bandits',
      'Sunset Sampan',
      'Clay Pot Clusters',
      'Tamarind Twist',
      'Wild Water Buffalo',
    ],
  },
  {
    provider: 'betflix',
    category: 'fish',
    tab: 'fish.txt',
    names: ['Whirlpool Warriors', 'Turtle Island Bounty', 'Neon Reef Raid'],
  },
  {
    provider: 'betflix',
    category: 'casino',
    tab: 'live.txt',
    names: ['Betflix Grand Baccarat', 'Betflix Speed Roulette', 'Betflix Red or White'],
  },
  {
    provider: 'betflix',
    category: 'chicken',
    tab: 'cock.txt',
    names: ['Rooster Road', 'Sunrise Showdown'],
  },
  {
    provider: 'gclub',
    category: 'casino',
    tab: 'Baccarat',
    names: ['Baccarat Hall A', 'Baccarat Hall B', 'Baccarat Hall C', 'Baccarat Hall D'],
  },
  {
    provider: 'gclub',
    category: 'casino',
    tab: 'Roulette',
    names: ['River View Roulette', 'Garden Roulette', 'Penthouse Roulette'],
  },
  {
    provider: 'gclub',
    category: 'casino',
    tab: 'Dice',
    names: ['Three Dice Pavilion', 'Gourd and Crab', 'High Low Terrace'],
  },
  {
    provider: 'gclub',
    category: 'slot',
    tab: 'Slots',
    names: [
      'Golden Club Sevens',
      'Cherry Terrace',
      'Neon Bars',
      'Diamond Verandah',
      'Royal Fruit Stand',
      'Lucky Lobby',
    ],
  },
  {
    provider: 'gclub',
    category: 'card',
    tab: 'Cards',
    names: ['Club Nine-Point', 'Bull Fight Cards', 'Club Blackjack'],
  },
  {
    provider: 'gclub_live',
    category: 'casino',
    tab: 'Baccarat',
    names: ['Live Baccarat 1', 'Live Baccarat 2', 'Live Baccarat 3', 'Live Baccarat 5', 'Live Baccarat 6'],
  },
  {
    provider: 'gclub_live',
    category: 'casino',
    tab: 'Roulette',
    names: ['Live Roulette 1', 'Live Roulette 2'],
  },
  {
    provider: 'gclub_live',
    category: 'casino',
    tab: 'Dragon Tiger',
    names: ['Live Dragon Tiger 1', 'Live Dragon Tiger 2', 'Live Dragon Tiger 3'],
  },
  {
    provider: 'gclub_live',
    category: 'sport',
    tab: 'Broadcast',
    names: ['Live Football Lounge', 'Live Volleyball Lounge', 'Live Boxing Ring'],
  },
  {
    provider: 'gclub_live',
    category: 'chicken',
    tab: 'Cockfight',
    names: ['Live Cockfight North', 'Live Cockfight South', 'Live Cockfight East'],
  },
];

/** Games that their provider has temporarily disabled: displayed, but not playable. */
export const CLOSED: ReadonlySet<string> = new Set(['Firefly Lagoon', 'Live Baccarat 6']);
