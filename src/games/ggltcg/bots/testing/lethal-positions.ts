/**
 * Positions at the beginning of a turn that can be won in it for certain, from games of bots against each other. Each was
 * found lethal by an exhaustive search that knows nothing of the bots' short cuts: most take two actions, some seven.
 */
export const LETHAL_POSITIONS: readonly string[] = [
  `
    standard, turn 6
    A 0 | hand Clean | play Ballaber | sleep Ka, MaBookBook, Toynado, That was fun
    > B 6 | hand Twist | sleep Umbruh, That was fun, Rush, Drum, Hind Leg Kicker
  `,
  `
    standard, turn 5
    > A 4 | hand Copy | play Wizard 2, Paper Plane | sleep Dino, Sock Sorcerer, Surge
    B 4 | hand VeryVeryAppleJuice, Surge | sleep Clean, Stomp, Monster, Violin
  `,
  `
    standard, turn 4
    A 0 | hand That was fun, Violin | sleep Drum, Ka, Jumpscare, Car
    > B 4 | hand Ballaber | play Archer | sleep Cake, Sun, Ka, Snuggles
  `,
  `
    classic, turn 7
    > A 4 | hand Raggy, Dream, Twist | sleep Snuggles, Knight, Ka
    B 2 | hand Clean | sleep Wizard, Umbruh, Copy, Archer, Demideca
  `,
  `
    standard, turn 5
    > A 4 | hand Snuggles, Twist, Paper Plane | play Umbruh 1 | sleep Car, Stomp
    B 1 | hand Clone, Twist | play Raggy | sleep Ballaber, Knight, Beary
  `,
  `
    standard, turn 6
    A 2 | hand Ballaber | sleep Car, Gibbers, Twist, Sock Sorcerer, Toynado
    > B 5 | hand Block, Twist, Belchaletta | sleep Dream, Car, Hind Leg Kicker
  `,
  `
    standard, turn 4
    A 1 | hand Jumpscare | play Umbruh | sleep Dino, Stomp, Snuggles, Twist
    > B 4 | hand Hind Leg Kicker, Knight, Clone, Drop | sleep Archer, Bubble Blocker
  `,
  `
    standard, turn 6
    A 6 | hand Jumpscare | sleep Dino, Stomp, Snuggles, Twist, Umbruh
    > B 4 | hand Clone | play Knight, Hind Leg Kicker | sleep Archer, Bubble Blocker, Drop
  `,
  `
    classic, turn 5
    > A 4 | hand Twist, Toynado, Dream | sleep Snuggles, Archer, Umbruh
    B 0 | play Wizard | sleep Toynado, Knight, Ballaber, Rush, Archer
  `,
  `
    standard, turn 6
    A 1 | hand Stomp, Clone | play Belchaletta | sleep Glue, Clean, Cake
    > B 7 | hand Dream | sleep Plane Plus, Rush, Violin, Jumpscare, Demideca
  `,
  `
    standard, turn 7
    > A 5 | hand Stomp, Clone | sleep Glue, Clean, Cake, Belchaletta
    B 5 | play Dream | sleep Plane Plus, Rush, Violin, Jumpscare, Demideca
  `,
  `
    standard, turn 8
    A 5 | hand Stomp | sleep Copy, Paper Plane, Wake, Beary, Toynado
    > B 4 | hand Sun, That was fun | play Copy as Beary | sleep Ka, MaBookBook, Beary
  `,
  `
    standard, turn 8
    A 4 | hand Twist | sleep Glue, Wizard, Paper Plane, Violin, Beary
    > B 7 | hand Snuggles | play Belchaletta 1 | sleep Plane Plus, Twist, Clean, Beary
  `,
  `
    classic, turn 8
    A 4 | hand Toynado | sleep Archer, Twist, Beary, Sun, Umbruh
    > B 4 | play Beary 1, Wizard | sleep Clean, Rush, Twist, Umbruh
  `,
  `
    standard, turn 10
    A 4 | hand Jumpscare, Twist | sleep Sun, Gibbers, Knight, VeryVeryAppleJuice
    > B 5 | hand Clean | play Beary | sleep Glue, Surge, Archer, Gibbers
  `,
  `
    standard, turn 5
    > A 4 | hand Jumpscare, Cake | sleep That was fun, VeryVeryAppleJuice, Sun
    B 1 | hand Clone, VeryVeryAppleJuice | play Raggy of A 1 | sleep Monster, Jumpscare, Copy, Twist
  `,
  `
    standard, turn 5
    > A 4 | hand Block, Toynado | play Car | sleep Ballaber, Wake, Hind Leg Kicker
    B 1 | play Violin | sleep Copy, Ballaber, Sun, Rush, Surge
  `,
  `
    classic, turn 6
    A 2 | hand Copy, Rush | sleep Sun, Twist, Snuggles, Clean
    > B 4 | hand Copy, Ka, Rush, Clean | sleep Snuggles, Wizard
  `,
  `
    standard, turn 7
    > A 4 | hand VeryVeryAppleJuice, Sock Sorcerer | play Violin, Beary | sleep Wizard, Archer
    B 7 | hand Twist | sleep Cake, Jumpscare, Ka, VeryVeryAppleJuice, Clone
  `,
  `
    standard, turn 6
    A 2 | play Wizard | sleep Ballaber, Glue, Dino, Car, Paper Plane
    > B 4 | hand Toynado | play Raggy, Hind Leg Kicker | sleep Belchaletta, Drum, MaBookBook
  `,
  `
    standard, turn 5
    > A 4 | hand Clean, Clone | play Monster | sleep Bubble Blocker, Cake, Plane Plus
    B 0 | hand MaBookBook | play Paper Plane | sleep Knight, Clone, Snuggles, Sun
  `,
  `
    classic, turn 6
    A 0 | play Beary 4 | sleep Rush, Wake, Demideca, Wizard, Umbruh
    > B 4 | hand Ka, Twist | play Demideca | sleep Snuggles, Rush, Archer
  `,
  `
    standard, turn 6
    A 0 | play Beary | sleep Demideca, Paper Plane, Twist, That was fun, Wake
    > B 4 | hand Knight, Paper Plane | play Gibbers, Hind Leg Kicker | sleep That was fun, Stomp
  `,
  `
    standard, turn 3
    > A 5 | hand Surge, Umbruh, Toynado, Gibbers | sleep Paper Plane, Block
    B 0 | hand Clone, Belchaletta | sleep Surge, That was fun, Cake, Toynado
  `,
  `
    standard, turn 5
    > A 6 | hand Belchaletta, Gibbers, Twist | play Car | sleep MaBookBook, Toynado
    B 0 | hand Clone | play Snuggles | sleep Drum, Stomp, Umbruh, Drop
  `,
  `
    classic, turn 5
    > A 4 | hand Wake, Toynado, Dream | sleep Snuggles, Raggy, Demideca
    B 0 | hand Raggy | sleep Twist, Ka, Toynado, Clean, Snuggles
  `,
  `
    standard, turn 11
    > A 7 | play Archer 4 | sleep Block, Monster, Knight, Umbruh, Gibbers
    B 1 | play Gibbers | sleep Beary, Plane Plus, MaBookBook, Glue, Dino
  `,
  `
    standard, turn 5
    > A 4 | hand Knight, Clone, Jumpscare | play Car 1 | sleep Surge, Wizard
    B 1 | play Dino, Gibbers | sleep MaBookBook, Monster, Copy, Sun
  `,
  `
    standard, turn 4
    A 0 | hand Drop, Clean | play Paper Plane | sleep Snuggles, Wake, Stomp
    > B 4 | hand Surge, Rush, Clean | play Dino | sleep Umbruh, VeryVeryAppleJuice
  `,
  `
    classic, turn 6
    A 1 | play Ballaber | sleep Wizard, Raggy, Knight, Wake, Dream
    > B 5 | hand Sun, Snuggles, Ballaber, Clean | play Wizard, Ka
  `,
  `
    standard, turn 6
    A 0 | play Wizard | sleep Toynado, Paper Plane, Archer, Gibbers, MaBookBook
    > B 4 | hand Clean, Monster, Gibbers | sleep Dino, Drum, Wake
  `,
  `
    standard, turn 8
    A 3 | play Belchaletta | sleep Hind Leg Kicker, Umbruh, Sun, Demideca, Drop
    > B 4 | play Ballaber, Dream | sleep Ka, Belchaletta, Snuggles, Jumpscare
  `,
  `
    standard, turn 5
    > A 4 | hand Ballaber, Twist, Ka | sleep Bubble Blocker, Stomp, Raggy
    B 1 | play Belchaletta | sleep Archer, Jumpscare, Violin, Clone, Sun
  `,
  `
    standard, turn 7
    > A 4 | hand Demideca | sleep Jumpscare, Wake, Bubble Blocker, Violin, Knight
    B 0 | hand VeryVeryAppleJuice | sleep Wizard, Ka, Gibbers, Sun, Stomp
  `,
  `
    standard, turn 4
    A 4 | hand Drum | play Belchaletta | sleep Paper Plane, Ka, That was fun, Rush
    > B 4 | hand Beary, Ka, Block | play Wizard | sleep Surge, Bubble Blocker
  `,
  `
    classic, turn 5
    > A 4 | hand Toynado, Twist | play Demideca, Copy as Demideca, Raggy, Ka
    B 0 | play Wizard, Knight | sleep Ballaber, Clean, Ka, Wake
  `,
  `
    standard, turn 4
    A 0 | hand Stomp | play Raggy | sleep Monster, Sun, Jumpscare, Rush
    > B 4 | hand Paper Plane, Snuggles, Block | sleep Wizard, Dream, VeryVeryAppleJuice
  `,
  `
    standard, turn 5
    > A 5 | hand Dream | play Snuggles, Beary 1 | sleep Bubble Blocker, Belchaletta, Clone
    B 0 | play Plane Plus, Umbruh | sleep That was fun, Car, Wake, Rush
  `,
  `
    classic, turn 6
    A 0 | hand Demideca, Clean | sleep Archer, Knight, Sun, Wake
    > B 5 | hand Ballaber, Dream, Toynado | play Raggy | sleep Ka, Beary
  `,
  `
    standard, turn 4
    A 0 | hand Sun | sleep Paper Plane, Sock Sorcerer, Rush, Twist, Toynado
    > B 4 | hand VeryVeryAppleJuice, Paper Plane, Car, Hind Leg Kicker | sleep Glue, Rush
  `,
  `
    standard, turn 6
    A 4 | hand Twist | sleep Demideca, Beary, VeryVeryAppleJuice, Archer, Dream
    > B 5 | hand Car, Drop, That was fun | sleep MaBookBook, Umbruh, Clean
  `,
  `
    standard, turn 6
    A 0 | play Violin | sleep Wake, Bubble Blocker, VeryVeryAppleJuice, Glue, Jumpscare
    > B 7 | hand Bubble Blocker | sleep Knight, Belchaletta, Rush, Jumpscare, MaBookBook
  `,
  `
    standard, turn 6
    A 3 | hand Toynado | play Paper Plane | sleep Stomp, MaBookBook, Demideca, Beary
    > B 5 | hand Bubble Blocker, Clone, Sock Sorcerer | play MaBookBook 1 | sleep Ka, VeryVeryAppleJuice
  `,
  `
    standard, turn 4
    A 4 | hand Cake, Toynado | sleep Dino, Gibbers, Copy, Sun
    > B 4 | hand Plane Plus, Clone, Knight | play Monster | sleep That was fun, Surge
  `,
  `
    standard, turn 6
    A 1 | hand That was fun | play Monster | sleep Dino, Demideca, Dream, Violin
    > B 4 | hand Car, Drop, MaBookBook | sleep Ballaber, Monster, Twist
  `,
  `
    classic, turn 7
    > A 5 | hand Sun, Clean, Toynado | play Demideca | sleep Knight, Ka
    B 1 | hand Copy | play Raggy | sleep Ka, Wizard, Dream, Clean
  `,
  `
    standard, turn 6
    A 4 | hand Twist | play Violin | sleep Block, Wizard, Rush, Demideca
    > B 4 | play Ka, Copy as Ka | sleep Dream, Drop, Bubble Blocker, That was fun
  `,
  `
    standard, turn 7
    > A 5 | hand VeryVeryAppleJuice | play Beary | sleep Glue, Bubble Blocker, Monster, Umbruh
    B 7 | hand Clean, Rush | sleep That was fun, Surge, Beary, Archer
  `,
  `
    classic, turn 4
    A 0 | hand Sun | play Demideca 1, Archer | sleep Snuggles, Wake, Rush
    > B 4 | hand Toynado, Beary, Clean, Rush | sleep Archer, Knight
  `,
  `
    standard, turn 6
    A 1 | hand VeryVeryAppleJuice | play Copy as Gibbers | sleep MaBookBook, Twist, Sock Sorcerer, Gibbers
    > B 4 | hand Drum, Gibbers | play Umbruh 1 | sleep Ballaber, Surge, Bubble Blocker
  `,
  `
    standard, turn 3
    > A 5 | hand Sun, Archer, Raggy, Glue, Toynado | play Demideca
    B 0 | hand Sun, Violin | play Ka | sleep Glue, VeryVeryAppleJuice, Gibbers
  `,
  `
    standard, turn 8
    A 2 | hand Twist | play Beary | sleep Dino, Gibbers, Car, Raggy
    > B 7 | hand Sun, Knight | sleep Hind Leg Kicker, Plane Plus, Wizard, Twist
  `,
  `
    classic, turn 7
    > A 4 | play Demideca, Copy as Demideca | sleep Beary, Clean, Wake, Sun
    B 1 | play Snuggles, Copy as Snuggles | sleep Clean, Ka, Rush, Ballaber
  `,
  `
    standard, turn 6
    A 5 | play Gibbers, Clone as Gibbers | sleep Drum, Monster, Ballaber, Rush
    > B 5 | hand Raggy, Twist, Paper Plane | play Demideca | sleep Dino, Violin
  `,
  `
    classic, turn 7
    > A 4 | hand Umbruh, Sun, Demideca | sleep Knight, Archer
    B 0 | play Copy as Archer of A 2 | sleep Toynado, Umbruh, Clean, Ka, Copy, Twist
  `,
  `
    standard, turn 5
    > A 4 | hand Snuggles, Hind Leg Kicker, Bubble Blocker, Drop | play Monster | sleep Block
    B 0 | hand Paper Plane | play MaBookBook | sleep Clean, VeryVeryAppleJuice, Dino, Wizard
  `,
  `
    standard, turn 5
    > A 4 | hand Drop | play Gibbers | sleep Wake, Bubble Blocker, Stomp, Wizard
    B 0 | hand Paper Plane | play Dream | sleep MaBookBook, Archer, Twist, Drop
  `,
  `
    classic, turn 5
    > A 4 | hand Toynado, Wake, Sun, Wizard | sleep Snuggles, Ballaber
    B 1 | hand Rush | sleep Raggy, Ballaber, Beary, Dream, Clean
  `,
  `
    standard, turn 5
    > A 6 | hand Plane Plus, Paper Plane | play Bubble Blocker | sleep Dino, Rush, Violin
    B 1 | play Ka | sleep Hind Leg Kicker, VeryVeryAppleJuice, Cake, Bubble Blocker, Toynado
  `,
  `
    standard, turn 7
    > A 4 | play Umbruh, Copy as Umbruh | sleep Plane Plus, Snuggles, Paper Plane, Cake
    B 4 | hand Twist, That was fun | sleep Belchaletta, Paper Plane, Monster, Beary
  `,
  `
    standard, turn 9
    > A 5 | hand Archer | play Dream | sleep Bubble Blocker, Dino, Clean, Drum
    B 1 | hand Clone | play Beary | sleep Demideca, Sun, Wake, Violin
  `,
  `
    standard, turn 8
    A 1 | play Sock Sorcerer 1, Raggy | sleep Dino, Clone, Archer, Hind Leg Kicker
    > B 5 | play Demideca 1, Clone as Demideca 0 | sleep Copy, That was fun, Cake, Monster
  `,
  `
    classic, turn 8
    A 2 | hand Clean | play Knight | sleep Rush, Copy, Dream
    > B 4 | hand Wizard, Twist | play Demideca of A 0 | sleep Knight, Sun, Demideca, Snuggles
  `,
  `
    standard, turn 6
    A 1 | hand Sock Sorcerer | play Ka | sleep VeryVeryAppleJuice, Monster, Glue, Violin
    > B 4 | hand Twist, Snuggles, Drop | play Ka | sleep Wizard, Violin
  `,
  `
    classic, turn 6
    A 5 | hand Copy, Wizard | sleep Snuggles, Clean, Sun, Dream
    > B 4 | hand Twist, Sun, Wake | play Ballaber | sleep Ka, Rush
  `,
  `
    standard, turn 7
    > A 4 | play Sock Sorcerer | sleep Bubble Blocker, Plane Plus, Paper Plane, Rush, Ka
    B 0 | play Car, Wizard | sleep Rush, Beary, Ballaber, Belchaletta
  `,
  `
    standard, turn 6
    A 1 | hand Sun, Toynado | sleep Surge, Gibbers, Archer, Snuggles
    > B 4 | hand Copy | play Sock Sorcerer | sleep Beary, Knight, Cake, Violin
  `,
  `
    standard, turn 4
    A 1 | hand Dino | play Bubble Blocker, Dream | sleep Car, Jumpscare, Glue
    > B 6 | hand Jumpscare, Car, Sun, Block | sleep Dino, Umbruh
  `,
  `
    standard, turn 6
    A 1 | play Dream 2, Dino | sleep Car, Jumpscare, Glue, Bubble Blocker
    > B 5 | hand Jumpscare, Block, Dino | sleep Sun, Car, Umbruh
  `,
  `
    classic, turn 4
    A 0 | hand Raggy | play Ballaber, Ka | sleep Snuggles, Wizard, Wake
    > B 4 | hand Clean, Rush, Umbruh, Dream | play Archer, Raggy
  `,
  `
    standard, turn 6
    A 0 | hand Belchaletta | play Monster | sleep MaBookBook, Clean, Plane Plus, Ballaber
    > B 5 | hand Raggy | sleep Sock Sorcerer, Plane Plus, Gibbers, Clean, Clone
  `,
  `
    classic, turn 6
    A 4 | hand Copy, Umbruh | sleep Wizard, Beary, Rush, Dream
    > B 4 | hand Twist, Clean, Ballaber | play Dream | sleep Wizard, Beary
  `,
  `
    standard, turn 7
    > A 4 | play Demideca | sleep Car, Rush, Clean, Copy, VeryVeryAppleJuice
    B 0 | hand Snuggles | play Plane Plus | sleep Clean, Sun, Gibbers, Copy
  `,
  `
    standard, turn 5
    > A 5 | hand Drop, Toynado, Belchaletta, Copy | sleep Rush, Cake
    B 0 | hand Knight, Gibbers | sleep Dino, Sock Sorcerer, Beary, Toynado
  `,
  `
    standard, turn 3
    > A 4 | hand Jumpscare, Snuggles, Violin | sleep Car, Drop, Dream
    B 1 | hand Twist | sleep Violin, Archer, Stomp, VeryVeryAppleJuice, Raggy
  `,
  `
    classic, turn 8
    A 0 | hand Wizard | play Ka | sleep Toynado, Copy, Beary, Sun
    > B 4 | hand Toynado, Demideca, Dream, Snuggles | play Ka | sleep Wake
  `,
  `
    standard, turn 6
    A 1 | play Dino | sleep Glue, That was fun, Paper Plane, Wake, Ballaber
    > B 4 | hand Car | sleep Knight, Plane Plus, Toynado, Block, Stomp
  `,
  `
    standard, turn 3
    > A 4 | hand Drop, Drum, Raggy, Knight, Umbruh | sleep MaBookBook
    B 0 | hand Gibbers, Sun | play Violin, Hind Leg Kicker, Drum | sleep Block
  `,
  `
    standard, turn 7
    > A 4 | play Umbruh | sleep MaBookBook, Raggy, Drum, Drop, Knight
    B 1 | hand Sun | play Gibbers | sleep Block, Hind Leg Kicker, Violin, Drum
  `,
  `
    standard, turn 4
    A 0 | hand Paper Plane | play Violin | sleep Monster, That was fun, Wake, Rush
    > B 4 | hand Knight, Plane Plus, Rush | sleep Dino, Belchaletta, Clean
  `,
  `
    classic, turn 6
    A 1 | hand Toynado | play Raggy | sleep Wizard, Ka, Knight, Sun
    > B 4 | hand Demideca, Twist, Dream | play Copy as Ka | sleep Ka, Rush
  `,
  `
    standard, turn 4
    A 0 | hand Rush, Beary | sleep Dino, Clean, Glue, Toynado
    > B 4 | hand Copy, Gibbers, Rush | sleep Ka, Wizard, Violin
  `,
  `
    standard, turn 5
    > A 4 | hand Plane Plus, That was fun, Demideca | sleep Dino, Sun, Monster
    B 1 | hand Jumpscare | sleep Surge, Bubble Blocker, Hind Leg Kicker, Block, Clean
  `,
  `
    standard, turn 3
    > A 4 | hand Glue, Paper Plane, Raggy | sleep Car, Ka, Stomp
    B 0 | hand Clone, Jumpscare | play Wizard 1, Ka | sleep Clean, Cake
  `,
  `
    standard, turn 4
    A 1 | hand Clone | play Block 2 | sleep Drop, Wake, Glue, VeryVeryAppleJuice
    > B 4 | hand Clone, Drop, Archer | play Block 1 | sleep Surge, Stomp
  `,
  `
    classic, turn 6
    A 0 | play Beary | sleep Knight, Rush, Umbruh, Ka, Dream
    > B 4 | hand Snuggles | sleep Copy, Ballaber, Wake, Ka, Twist
  `,
  `
    standard, turn 4
    A 1 | play Dino, Ka | sleep Ballaber, Copy, Monster, Glue
    > B 4 | hand Block, Snuggles | play Knight | sleep Raggy, Cake, Wizard
  `,
  `
    standard, turn 5
    > A 7 | hand That was fun, Wizard, Dream | sleep Dino, Rush, Car
    B 0 | hand Sun, Copy | play Bubble Blocker, Dream 2 | sleep Wake, Paper Plane
  `,
  `
    standard, turn 7
    > A 5 | hand Snuggles, Toynado | play Ka | sleep MaBookBook, Sun, Gibbers
    B 0 | hand Sun | play Ka | sleep Plane Plus, Clean, Violin, Belchaletta
  `,
  `
    standard, turn 8
    A 5 | hand Toynado | sleep Drum, Knight, Drop, Belchaletta, Clone
    > B 4 | hand Wake, Monster | play MaBookBook | sleep Ka, Violin, Rush
  `,
  `
    classic, turn 8
    A 5 | hand Toynado | sleep Umbruh, Demideca, Beary, Dream, Copy
    > B 4 | hand Copy | play Beary | sleep Knight, Sun, Demideca, Clean
  `,
  `
    standard, turn 4
    A 0 | hand Sock Sorcerer, Bubble Blocker | play Knight | sleep Car, Sun, Wake
    > B 4 | hand Dream | play Raggy, Bubble Blocker, Block | sleep Clean, Violin
  `,
  `
    standard, turn 3
    > A 4 | hand Violin, Cake, Clone, Ballaber | sleep Dino, VeryVeryAppleJuice
    B 0 | hand Rush, Clone | play Umbruh | sleep Cake, Glue, Wake
  `,
  `
    standard, turn 5
    > A 4 | hand Cake, Clone | play Ballaber | sleep Dino, VeryVeryAppleJuice, Violin
    B 5 | hand Clone | sleep Cake, Glue, Wake, Umbruh, Rush
  `,
  `
    standard, turn 4
    A 0 | hand Cake, Toynado | play Ballaber 2 | sleep Raggy, Snuggles, Wake
    > B 4 | hand Ballaber, Rush, That was fun | sleep Car, Knight, Clone
  `,
  `
    classic, turn 6
    A 0 | hand Twist | play Archer 4 | sleep Umbruh, Ballaber, Knight, Raggy
    > B 4 | hand Wake | play Knight | sleep Demideca, Ka, Dream, Beary
  `,
  `
    standard, turn 7
    > A 4 | hand Twist, Monster | play Umbruh | sleep Jumpscare, Hind Leg Kicker, Wake
    B 7 | hand Rush | sleep Jumpscare, Umbruh, Archer, Stomp, Toynado
  `,
  `
    standard, turn 6
    A 2 | hand Twist | sleep Jumpscare, Hind Leg Kicker, Violin, Knight, Clean
    > B 4 | hand Clean, Demideca | sleep Drum, Plane Plus, Wizard, Ka
  `,
  `
    standard, turn 6
    A 0 | hand Beary | play MaBookBook | sleep Clone, Glue, Wizard, Raggy
    > B 5 | hand Drop, Toynado | play Dream | sleep Hind Leg Kicker, Glue, Cake
  `,
  `
    classic, turn 5
    > A 4 | hand Rush, Copy | play Beary | sleep Umbruh, Ballaber, Raggy
    B 1 | hand Toynado | play Knight | sleep Ballaber, Archer, Clean, Dream
  `,
  `
    standard, turn 7
    > A 4 | hand Clone | play Snuggles | sleep MaBookBook, Gibbers, Umbruh, Surge
    B 4 | hand Twist | sleep Rush, Car, Copy, Block, Dream
  `,
  `
    standard, turn 6
    A 0 | play Monster | sleep Snuggles, Twist, Paper Plane, Ka, Cake
    > B 4 | hand Wizard | sleep Drop, Bubble Blocker, Ballaber, Beary, Dream
  `,
  `
    standard, turn 6
    A 0 | play Dream 1 | sleep Wake, Stomp, Plane Plus, Raggy, Twist
    > B 5 | hand VeryVeryAppleJuice, Bubble Blocker | sleep Twist, Rush, Umbruh, Beary
  `,
  `
    classic, turn 4
    A 0 | play Umbruh 2, Archer, Ka, Copy as Archer | sleep Wizard, Raggy
    > B 4 | hand Rush, Twist, Demideca, Ka, Toynado | play Wizard
  `,
  `
    standard, turn 8
    A 5 | hand Toynado | sleep Archer, Car, Clean, Raggy, Snuggles
    > B 5 | play Bubble Blocker | sleep Hind Leg Kicker, Jumpscare, Dino, Wake, Dream
  `,
  `
    standard, turn 4
    A 1 | play Belchaletta 2 | sleep Glue, Wizard, Stomp, Knight, Cake
    > B 4 | hand Clean, Beary | play Umbruh | sleep Surge, Hind Leg Kicker, Car
  `,
  `
    standard, turn 6
    A 4 | hand Sock Sorcerer | sleep Surge, Cake, Demideca, Block, Monster
    > B 5 | hand Snuggles | play Ka | sleep Archer, Wake, Clean, Demideca
  `,
  `
    classic, turn 6
    A 0 | play Ballaber of B | sleep Archer, Demideca, Copy, Umbruh, Raggy, Twist
    > B 4 | hand Beary, Umbruh | sleep Clean, Demideca, Toynado
  `,
  `
    standard, turn 6
    A 1 | hand Sun | play Demideca | sleep Gibbers, Violin, Jumpscare, MaBookBook
    > B 4 | hand Twist | play Ka | sleep VeryVeryAppleJuice, Jumpscare, Hind Leg Kicker, Paper Plane
  `,
  `
    standard, turn 8
    A 4 | hand Twist, Bubble Blocker | sleep Cake, Paper Plane, Sun, Gibbers
    > B 4 | hand Plane Plus | play Umbruh, Archer | sleep Sun, Toynado, Glue
  `,
  `
    standard, turn 7
    > A 5 | hand Sock Sorcerer | play MaBookBook 1, Umbruh | sleep Violin, Bubble Blocker, Copy
    B 0 | play Snuggles, Copy as Snuggles | sleep Dino, Paper Plane, Beary, Bubble Blocker
  `,
  `
    classic, turn 7
    > A 4 | hand Sun | play Ballaber | sleep Umbruh, Twist, Rush, Knight
    B 4 | hand Twist | sleep Archer, Sun, Wake, Dream, Snuggles
  `,
  `
    standard, turn 5
    > A 4 | hand Drum, Ballaber | sleep Stomp, Dino, Clean, Gibbers
    B 0 | hand Gibbers | sleep Drop, Belchaletta, Violin, Wizard, Clean
  `,
  `
    standard, turn 7
    > A 7 | hand Ballaber | sleep Stomp, Dino, Clean, Gibbers, Drum
    B 1 | play Gibbers | sleep Drop, Belchaletta, Violin, Wizard, Clean
  `,
  `
    standard, turn 5
    > A 4 | hand Clone, Clean | play Block 2, Archer | sleep Dino, Wake
    B 0 | play Belchaletta 1, Copy as Belchaletta | sleep Plane Plus, Raggy, Ka, Sock Sorcerer
  `,
  `
    classic, turn 7
    > A 7 | hand Twist, Toynado, Copy | sleep Archer, Umbruh, Ka
    B 1 | hand Copy, Twist | play Ballaber | sleep Beary, Clean, Wake
  `,
  `
    classic, turn 8
    A 2 | hand Copy | sleep Archer, Umbruh, Ka, Twist, Toynado
    > B 5 | hand Copy, Twist, Ballaber | sleep Beary, Clean, Wake
  `,
  `
    standard, turn 9
    > A 4 | play Archer, Knight, Ka | sleep Drum, Glue, MaBookBook
    B 4 | hand Bubble Blocker | sleep Snuggles, Ka, Gibbers, Raggy, Belchaletta
  `,
  `
    standard, turn 7
    > A 6 | play Umbruh, Archer | sleep Violin, Hind Leg Kicker, VeryVeryAppleJuice, Car
    B 0 | play Sock Sorcerer 3, Snuggles | sleep Umbruh, Drum, Ballaber, Gibbers
  `,
  `
    standard, turn 5
    > A 4 | play Gibbers, Umbruh | sleep Car, Clean, Rush, Drop
    B 4 | hand VeryVeryAppleJuice | sleep Surge, That was fun, Jumpscare, Car, Sock Sorcerer
  `,
  `
    classic, turn 6
    A 0 | hand Toynado | sleep Wake, Wizard, Sun, Rush, Clean
    > B 4 | hand Umbruh | sleep Wizard, Sun, Ka, Beary, Demideca
  `,
  `
    standard, turn 6
    A 1 | hand Glue | play Ballaber | sleep Wake, Sun, Clean, VeryVeryAppleJuice
    > B 4 | hand Sock Sorcerer, Cake, Raggy, Drum | play MaBookBook | sleep Wake
  `,
  `
    standard, turn 7
    > A 7 | hand That was fun | sleep Umbruh, Raggy, Clean, Clone, Cake
    B 0 | play Snuggles | sleep Dino, Car, Surge, Block, Clean
  `,
  `
    standard, turn 5
    > A 4 | hand Drum, Gibbers | play Violin | sleep Surge, Hind Leg Kicker, Car
    B 0 | play Ka | sleep Twist, Copy, Sun, Rush, Snuggles
  `,
  `
    classic, turn 6
    A 4 | hand Copy | sleep Sun, Rush, Demideca, Wizard, Twist
    > B 4 | hand Wake, Clean, Knight | play Ballaber | sleep Twist, Ka
  `,
  `
    standard, turn 6
    A 7 | hand Cake | sleep Archer, Monster, Clone, VeryVeryAppleJuice, That was fun
    > B 4 | hand Wake, Demideca, Clean | play Plane Plus, Bubble Blocker | sleep Surge
  `,
  `
    standard, turn 9
    > A 4 | play Copy as Beary, Clone as Beary | sleep Jumpscare, Twist, Cake, Beary
    B 4 | hand Clone | sleep Beary, Monster, Sun, Snuggles, Plane Plus
  `,
  `
    standard, turn 4
    A 0 | hand Drop, Sun | sleep Bubble Blocker, VeryVeryAppleJuice, Gibbers, Plane Plus
    > B 4 | hand Jumpscare, Car | play Umbruh 2 | sleep Monster, Glue, Raggy
  `,
  `
    classic, turn 9
    > A 4 | hand Snuggles, Wizard, Twist | sleep Dream, Sun, Wake
    B 2 | hand Toynado | play Archer 1 | sleep Demideca, Knight, Ballaber, Rush
  `,
  `
    standard, turn 5
    > A 4 | hand Sun | sleep Dino, Stomp, Ka, Archer, Plane Plus
    B 0 | play Dream | sleep Wake, VeryVeryAppleJuice, Gibbers, Hind Leg Kicker, Clone
  `,
  `
    standard, turn 7
    > A 4 | hand Umbruh, Toynado, Clone | play Beary | sleep Gibbers, VeryVeryAppleJuice
    B 6 | hand Drop, Cake | sleep Violin, Demideca, Snuggles, Toynado
  `,
  `
    standard, turn 6
    A 4 | hand Clean | play Violin | sleep Paper Plane, MaBookBook, Knight, That was fun
    > B 5 | hand Toynado, Twist, Sock Sorcerer, Jumpscare, Monster | sleep Sun
  `,
  `
    standard, turn 4
    A 0 | hand Sock Sorcerer | play Raggy | sleep Bubble Blocker, Demideca, Cake, Paper Plane
    > B 4 | hand That was fun, Beary | sleep MaBookBook, Block, Glue, Drop
  `,
  `
    standard, turn 5
    > A 4 | hand Snuggles, VeryVeryAppleJuice | sleep Drop, Surge, Dino, Knight
    B 0 | hand Cake | sleep Jumpscare, Sun, Block, Copy, Twist
  `,
  `
    standard, turn 6
    A 0 | play Sock Sorcerer | sleep Monster, Plane Plus, Cake, Drum, That was fun
    > B 4 | hand Sun, Umbruh | play Copy as Hind Leg Kicker, Gibbers | sleep Drop, Hind Leg Kicker
  `,
  `
    standard, turn 8
    A 0 | play Sock Sorcerer 2 | sleep Monster, Plane Plus, Cake, Drum, That was fun
    > B 4 | hand Umbruh, Drop | sleep Sun, Hind Leg Kicker, Copy, Gibbers
  `,
  `
    classic, turn 6
    A 4 | hand Toynado, Copy | sleep Knight, Beary, Sun, Dream
    > B 4 | play Copy as Beary 2, Raggy, Demideca, Dream | sleep Beary, Rush
  `,
  `
    standard, turn 7
    > A 4 | hand Snuggles | sleep Sun, Surge, Cake, Car, Clone
    B 1 | play Sock Sorcerer 1 | sleep VeryVeryAppleJuice, Stomp, Raggy, Bubble Blocker, Gibbers
  `,
  `
    standard, turn 5
    > A 4 | hand Sock Sorcerer, VeryVeryAppleJuice | play Monster | sleep MaBookBook, Drum, Rush
    B 4 | hand Glue, Rush | sleep Wizard, Stomp, Monster, Belchaletta
  `,
  `
    classic, turn 5
    > A 4 | hand Raggy, Ballaber | play Dream | sleep Umbruh, Rush, Wake
    B 0 | hand Snuggles | play Archer, Wizard 1 | sleep Sun, Demideca, Beary
  `,
  `
    standard, turn 4
    A 0 | play Ka, Knight | sleep MaBookBook, Sock Sorcerer, Drum, Rush
    > B 4 | hand Archer | sleep Umbruh, Cake, Glue, Ballaber, Drum
  `,
  `
    standard, turn 4
    A 1 | play Ballaber | sleep Paper Plane, That was fun, Surge, Gibbers, Clone
    > B 4 | hand Toynado, Cake | play Car | sleep Rush, Raggy, Jumpscare
  `,
  `
    classic, turn 8
    A 1 | hand Wizard | play Raggy | sleep Wake, Clean, Dream, Snuggles
    > B 5 | hand Sun, Twist | play Knight | sleep Wake, Toynado, Umbruh
  `,
  `
    standard, turn 4
    A 3 | hand Paper Plane, Raggy | sleep Belchaletta, Toynado, That was fun, Rush
    > B 4 | hand Dream, Wizard, Wake, Sun, Rush, Archer
  `,
  `
    standard, turn 6
    A 1 | play Paper Plane, Raggy | sleep Belchaletta, Toynado, That was fun, Rush
    > B 6 | hand Wake, Sun, Archer | sleep Dream, Wizard, Rush
  `,
  `
    standard, turn 5
    > A 6 | hand Clone | play Dream, Belchaletta | sleep Archer, Hind Leg Kicker, Ka
    B 3 | hand Copy | play Knight | sleep Sock Sorcerer, Stomp, Surge, Violin
  `,
  `
    classic, turn 7
    > A 4 | hand Toynado, Knight | play Umbruh | sleep Beary, Archer, Wake
    B 1 | hand Raggy | play Ballaber | sleep Demideca, Clean, Wake, Snuggles
  `,
];
