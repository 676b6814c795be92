/** The first watch in the facility. Every sentence has at most 25 words. */
export const lockdownWatch = {
  title: 'First watch: the facility',
  steps: {
    awake: 'You’re the Hacker, deep below Mars. The power is failing, something hunts in the dark, and you want out.',
    clock:
      'In ten rounds the Corporation kills all who are left: the purge. Cargo pods, called CSS, fly out in marked rounds: 10 and 8.',
    order:
      'One secret order, the contingency, decides who dies at the end. Your token, Code Yellow, kills those who know too little: Knowledge 4 or less.',
    twoYellow:
      'A code that somebody holds isn’t the secret one. But Yellow exists twice, so the other Yellow may still kill you.',
    walk: 'Every card does something, and every card also pays. A turn is two actions. Walk to the elevator: one card, any but Master Plan.',
    noise:
      'Nobody was here, so you made noise. The die chose the corridor to the stairs. One marker is only a warning.',
    call: 'The elevator is one section down, in S-02. It has power of its own. Call it: one card, no noise.',
    sentryTakes:
      'Two others play with you: Oduya, the Sentry, and Brandt, the Janitor. Oduya takes a spare contingency and reads it alone.',
    ride: 'The Janitor joins you and rolls nothing: nobody makes noise by walking into company. Ride down to S-02, where the light is.',
    along: 'The elevator takes others along, if they agree. Take Brandt, the Janitor.',
    archive:
      'In the light, computers work, shots hit better, and noise fades where nobody stands. Walk into the room nobody has explored.',
    plan: 'This is the Archive. Its action costs two cards; Master Plan does it alone. You gain 2 Knowledge and see one contingency.',
    planPart: 'A card with two halves: choose the action of the room.',
    token: 'Whose contingency do you want to see? Look at the first one held by Oduya, the Sentry.',
    grey: 'Code Grey kills everyone who leaves by pod. The Sentry holds the only one, so it isn’t active, and pods are safe from it.',
    pass: 'No cards, no actions. Pass. Next round you draw back up to five.',
    launch10:
      'Everybody has passed. The token on 10 says which pods fly: NONE. Anyone in a pod now would be thrown out, badly wounded.',
    outage:
      'Time moves to 9 and crosses a red threshold: the highest blue Power token goes out. That was the light of S-02.',
    event: 'One event a round, and in the dark it does more: now every corridor around you is noisy.',
    janitorLooks:
      'The Janitor wakes the dead computer, looks at the pod token on 8, and says: “All pods leave.” Believe it?',
    neuralink: 'Without power, a computer needs a trick. The Janitor had one, and so do you: play Neuralink.',
    learn: 'The computer card offers three things. Take the Knowledge: that makes 4, and Yellow still kills at 4.',
    intoTheDark:
      'Surgery is on the way to the Laboratory and pod A. It’s dark, and two of its four corridors are noisy. Go.',
    encounter: 'A 4: that corridor is noisy already. The markers here go away, and a token comes out of the bag.',
    objective:
      'First contact. Everybody now keeps one objective and discards the other. Surviving isn’t winning: you must fulfill the one you keep.',
    surprise:
      'Two numbers: 2 in the light, 4 in the dark. You hold 3 cards. Here that’s too few, so it strikes at once.',
    wounded:
      'Two light wounds: one for its claws, one for the dark. And a contamination card: a dead card that may carry a Larva.',
    lightsOn:
      'The Sentry runs the Power Generator, and S-02 is lit again. Whatever the Sentry wants, the light helps you fight.',
    shoot: 'Shooting costs a card and one ammo. In the light you roll the better die.',
    double: 'One hit, or two if you discard a card. Discard one.',
    pickUp: 'A card says how tough it is this time: 2. It’s dead. Pick up the carcass: one card, one hand.',
    passAgain: 'No cards left, but you’re in the light. In the dark, empty hands are asking for trouble. Pass.',
    hatching:
      'An Egg hatches somewhere. In the dark, everyone without cards would now carry a Larva. The light spared you.',
    lab: 'Eight: pods can leave this round, and the Janitor is already in pod B. First take the carcass to the Laboratory.',
    analyze: 'With Knowledge 4 you die if Yellow is active. Master Plan is back in your hand: analyze the carcass.',
    analyzePart: 'Choose the action of the room again.',
    claim:
      'Knowledge 7, and a weakness of the creatures is revealed. The Sentry calls: “Grey is active, pods kill. Lock yourself in!” You know better.',
    toPod: 'You saw Grey in the Sentry’s own hand. Walk on to pod A.',
    enter: 'Climb in: two cards, then the rest of your hand is discarded, and you pass. A pod takes one person.',
    launch:
      'The Sentry locks the Isolation Room from the inside. Then the token on 8 is turned up: ALL. The Janitor told the truth.',
    end: 'It’s over. Three questions decide who lives and who wins: the secret contingency, infection, objective. Keep in mind: your Knowledge is 7.',
  },
  answers: {
    first: 'Good instinct. Read on first; your turn comes in a moment.',
    notNow: 'That would work. Let’s do what is highlighted first.',
    careful: 'Quieter, at twice the price. Let’s first see what noise does.',
    otherDoor: 'That way is open too. We need to go to the highlighted room.',
    keepPlan: 'Keep Master Plan; it saves you a card in a minute. Pay with another one.',
    stairs: 'The stairs lead down too, but they’re dark, and you roll in every empty room. Try the elevator.',
    otherFloor: 'It goes there as well. Today the light is in S-02.',
    takeHim: 'You may ride alone, but in company you make less noise. Take the Janitor.',
    roomFirst: 'Looking at two unknown rooms is useful too. The Archive is worth more now.',
    sentryFirst: 'Every contingency you see helps. This one will matter: look at the Sentry’s first one.',
    knowledgeFirst: 'Useful, but another day. Today, Knowledge keeps you alive.',
    bypassLater: 'You could turn on the light yourself, but somebody else is about to. Save the card.',
    scoreToo:
      'That one needs the Sentry dead. It can work, but it isn’t in your hands. Choose it again if you mean it.',
    bareHands: 'A miss with bare hands is a serious wound. You have a gun.',
    stayAndShoot: 'Running means one more attack. In the light you have the better odds: shoot.',
    discardIt: 'One hit may not be enough, and it bites when the round ends. Spend the card.',
    takeIt: 'Leave nothing here that you can learn from. Pick up the carcass.',
    labFirst: 'Soon. Learn first: Knowledge 4 is one too few.',
    podNow: 'The pods leave when this round ends. Now.',
  },
  know: {
    light: 'Light helps you fight, but it doesn’t last.',
    dark: 'In the dark, hold more cards.',
    noise: 'Noise in a noisy corridor brings them; walking into company makes none.',
    elevator: 'Riding the elevator makes no noise.',
    knowledge: 'Knowledge keeps you alive: at 3, 5 and 8 you can use one more weakness.',
    orders:
      'A contingency token you’ve seen isn’t the active one, but Blue and Yellow exist twice. People lie about the rest.',
    pods: 'Pods leave in marked rounds, and a token says which pods.',
    winning: 'Surviving isn’t winning.',
  },
  toMeet:
    'The Bunker and the Main Gate, backup power, the alert, Autodestruction, fire, slime, crafting, and trading with people you don’t trust.',
  won: 'You’re out, and you win. So does the Janitor, who wanted exactly one friend to live. The Sentry’s objective was your death.',
  livedAndLost: 'You’re out and alive, but your objective isn’t fulfilled. You survived and lost.',
} as const
