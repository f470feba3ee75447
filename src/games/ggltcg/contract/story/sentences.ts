/** The sentences of the stories, several of each kind so that no two nights sound alike. */
export const SENTENCES = {
  nothing: [
    'In Googooland the toy box was still closed. Nothing happened yet, and the moon waited patiently.\n\nGood night, and come back when the toys are awake.',
    'Nothing happened yet in Googooland: the toys lay in their box and dreamt of tomorrow.\n\nSleep well, little one.',
    'The carpet of Googooland was empty, and nothing happened yet. Even the clock was yawning.\n\nGood night.',
    'Once upon a time nothing happened yet, and it was very quiet in Googooland.\n\nGood night, sleep tight.',
  ],
  opening: [
    'One evening in Googooland {players} opened their toy boxes.',
    'When the lamps of Googooland were lit, {players} sat down on the big carpet.',
    'Once upon a time, in Googooland, {players} met for a game before bedtime.',
    'The moon looked through the window of Googooland and saw {players} at play.',
  ],
  toys: [
    'Out came {toys}, blinking in the light.',
    'The first to climb out was {toys}.',
    '{toys} could not wait and tumbled right into the middle.',
    'With a rustle and a giggle {toys} came out to play.',
  ],
  sweep: [
    'Then {player} called for {subject}, and sparkles whirled over the whole carpet.',
    'All of a sudden {player} let {subject} sweep through the room.',
    'With a swish and a twinkle {player} brought {subject}, and the carpet was tidy.',
    '{player} smiled and said: {subject}! And everything flew about like leaves.',
  ],
  swap: [
    'By magic {player} won the heart of {subject}, who changed sides with a bow.',
    '{player} whispered a spell, and {subject} came over to play on the other side.',
    'What a surprise: {subject} now held hands with {player}.',
    'A twinkle, a twist, and {subject} stood beside {player}.',
  ],
  copy: [
    '{player} held up a mirror, and out stepped another {subject}.',
    'Suddenly there were two: {player} had made a second {subject}.',
    'Rubbing their eyes, they all saw {subject} twice; {player} giggled.',
    '{player} found a twin of {subject} at the bottom of the box.',
  ],
  busy: [
    'There was a great hubbub around {subject}.',
    '{subject} made quite a stir that turn, and {player} clapped.',
    'What a pillow fight it was when {subject} joined in!',
    'Nobody had ever seen such a tumble as the one with {subject}.',
  ],
  direct: [
    '{subject} of {player} tiptoed right up to the other toy box and peeked in.',
    'With a hop and a skip {subject} reached the far side, and {player} cheered.',
    'Nobody stood in the way, so {subject} tickled the cards of the other side.',
    '{player} sent {subject} straight across the carpet.',
  ],
  tussle: [
    'Soon {subject} rolled over the carpet in a friendly tussle.',
    '{subject} tried who was quicker, and {player} held the watch.',
    'The first tussle of the night was between {subject}.',
    '{subject} bumped noses, and everybody laughed.',
  ],
  nap: [
    'It was time for a nap for {naps}.',
    'Yawning, {naps} lay down for a nap.',
    'A blanket was found for {naps}.',
    'Soon a soft snoring was heard: {naps} had a nap.',
  ],
  quiet: [
    '{players} played so softly that nobody woke up.',
    'It was a quiet game, and {players} whispered all the while.',
    'The toys only looked at each other, and {players} looked at the toys.',
    'Nothing was in a hurry that night, least of all {players}.',
  ],
  finalDeed: [
    'At last {subject} of {player} did one more brave little thing.',
    'And in the end it was {subject} who helped {player}.',
    'One last time {player} counted on {subject}.',
    'Then {subject} made the last move for {player}.',
  ],
  victory: [
    'Now all the other toys were asleep, and {player} had won.',
    'So {player} won the game, and tucked everybody in.',
    'The winner was {player}, who bowed to the sleepy toys.',
    '{player} had won, and was not even proud, only tired.',
  ],
  draw: [
    'Nobody won: {players} fell asleep at the same time, side by side.',
    'In the end {players} were both so tired that they fell asleep together.',
    'Before anybody could win, {players} had both fallen asleep.',
    'The game ended with a yawn, and {players} both fell asleep.',
  ],
  unfinished: [
    'The game is not over yet, but {players} put it aside until tomorrow.',
    'Here {players} stop for tonight; the toys will wait.',
    'How it ends, {players} will find out tomorrow.',
    'And there {players} leave it for tonight.',
  ],
  goodNight: [
    'Good night, Googooland.',
    'Sleep well, all you toys, and sleep well, you.',
    'And the moon said: good night.',
    'Hush now. Good night.',
  ],
} as const satisfies { readonly [kind: string]: readonly string[] };
