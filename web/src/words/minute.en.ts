/** One step of the rules in a minute. */
export interface MinuteStep {
  readonly title: string;
  readonly text: string;
}

/** The rules of each game in four steps. A game that is not here shows its description alone. */
export const minutes: Readonly<Record<string, readonly MinuteStep[]>> = {
  'four-in-a-square': [
    { title: 'Place a piece', text: 'In any free slot of the eight squares. One of the nine places is a hole.' },
    { title: 'Slide a square', text: 'A square beside the hole moves into it, with everything that lies on it.' },
    { title: 'Make a block', text: 'Four of your pieces in a solid two by two, across the edges of squares too.' },
    { title: 'When all lie', text: 'With no piece left to place, turns are slides alone until somebody has a block.' },
  ],
  check: [
    { title: 'Look once', text: 'At two of your four cards. Then they lie face down again.' },
    { title: 'Draw and swap', text: 'Put the new card in place of one of yours, or throw it away.' },
    { title: 'Slap a match', text: 'Anybody may put a card of the same rank on what was thrown. Be quick, be right.' },
    { title: 'Call Check', text: 'The others have one more turn. The fewest points win.' },
  ],
  ggltcg: [
    { title: 'Six cards each', text: 'No draw pile: you hold your whole deck from the first turn on.' },
    { title: 'Spend charge', text: 'Every turn brings command counters. Toys and actions cost them.' },
    { title: 'Tussle', text: 'Your toy against theirs: speed strikes first, strength takes stamina.' },
    { title: 'All asleep', text: 'A beaten toy goes to sleep. Put every card of the other side to sleep and you win.' },
  ],
  'viking-vengeance': [
    { title: 'Place a card', text: 'On any free tile of sixteen. You draw back up to five.' },
    { title: 'Sides fight', text: 'Each side meets the side that touches it. The greater number wins.' },
    { title: 'Beaten cards turn', text: 'They stay where they are and belong to you. There are no chains.' },
    { title: 'Count', text: 'When the board is full, the owner of most cards has won.' },
  ],
  'tcg-fuel': [
    { title: 'Play a land', text: 'One a turn. Lands give mana, and mana pays for everything else.' },
    { title: 'Cast', text: 'Creatures stay, spells happen once. The dearer ones need more lands.' },
    { title: 'Answer', text: 'Every spell waits on the stack: both may answer before it counts.' },
    { title: 'Attack', text: 'Creatures that nobody blocks take life. Twenty down to nothing ends it.' },
  ],
};
