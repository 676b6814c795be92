/** The first watch in the facility. Every sentence has at most 25 words. */
export const lockdownWatch = {
  title: 'First watch: the facility',
  steps: {
    awake: 'You are the Hacker, deep under Mars. The power is failing, something hunts in the dark, and you want out.',
    clock: 'Ten rounds until the Corporation purges the place. Cargo pods leave only on marked rounds. Yours is on 8.',
    order:
      'One secret order decides at the end who dies. You hold a Yellow: it kills Knowledge 4 or less. There are two.',
    walk: 'Every card does something, and every card also pays. A turn is two actions. Walk to the elevator: one card, any but Master Plan.',
    noise:
      'Nobody was here, so you made noise. The die chose the corridor to the stairs. One marker is only a warning.',
    call: 'The elevator stands in S-02. It has power of its own. Call it: one card, no noise.',
    sentryTakes: 'The Sentry takes one more order from the pool and reads it alone. Now the Sentry holds two.',
    ride: 'The Janitor joins you and rolls nothing: walking into company is silent. Ride down to S-02, where the light is.',
    along: 'The elevator takes others along, if they agree. Take Brandt, the Janitor.',
    archive:
      'Light: computers work, shots hit better, and noise fades where nobody stands. Walk into the room that nobody knows yet.',
    plan: 'The Archive. Its action costs two cards; Master Plan does it for itself alone. It teaches 2 Knowledge and shows one order.',
    planPart: 'A card with two halves: choose the action of the room.',
    token: 'Whose order do you want to see? Look at the first one of Oduya, the Sentry.',
    grey: 'Grey kills whoever leaves by pod. It lies in a hand, so it is not the active one: pods are safe from it.',
    pass: 'No cards, no actions. Pass. Next round you draw back up to five.',
    launch10:
      'Everybody has passed. The pod token on 10 turns up: NONE. Whoever sat in a pod now would be thrown out, wounded.',
    outage:
      'The clock moves to 9 and crosses a red threshold: the highest blue token goes out. That was the light of S-02.',
    event: 'One event a round, and in the dark it does more: now every corridor around you is noisy.',
    janitorLooks:
      'The Janitor wakes the dead computer, looks at the pod token on 8, and says: “All pods leave.” Believe it?',
    neuralink: 'Without power, computers are dead for everybody but you. Play Neuralink.',
    learn: 'The computer card offers three things. Take the Knowledge: it makes 4, and Yellow still kills at 4.',
    intoTheDark:
      'The Laboratory and pod A lie beyond this room. Two of its four corridors are noisy, and it is dark. Go.',
    encounter: 'A 4: that corridor is noisy already. The markers here go, and a token comes out of the bag.',
    objective:
      'First contact. Everybody now keeps one objective and discards the other. Surviving is not winning; this is.',
    surprise:
      'Two numbers: 2 in the light, 4 in the dark. You hold 3 cards. Here that is too few, so it strikes at once.',
    wounded: 'A cut, a contamination card, and the dark adds a second cut. Three light wounds make one serious one.',
    lightsOn:
      'The Sentry runs the Power Generator, and S-02 is lit again. Whatever the Sentry wants, light is a weapon.',
    shoot: 'Shooting costs a card and one ammo. In the light you roll the better die.',
    double: 'One hit, or two if you discard a card. Discard one.',
    pickUp: 'A card says how tough it is this time: 2. It is dead. Pick up the carcass: one card, one hand.',
    passAgain: 'No cards left, but you stand in the light. In the dark, empty hands are asking for trouble. Pass.',
    hatching:
      'An egg hatches somewhere. In the dark, a larva would now be in everybody without cards. The light spared you.',
    lab: 'Eight: pods leave this round, and the Janitor already sits in pod B. First take the carcass to the Laboratory.',
    analyze: 'Knowledge 4 would kill you if Yellow is active. Master Plan is back in your hand: analyze the carcass.',
    analyzePart: 'Choose the action of the room again.',
    claim:
      'Knowledge 7, and a second weakness lies open. The Sentry calls: “Grey is active, pods kill. Lock yourself in!” You know better.',
    toPod: 'You saw Grey in the Sentry’s own hand. Walk on to pod A.',
    enter: 'Climb in: two cards, the rest of your hand is discarded, and you pass. A pod takes one.',
    launch:
      'The Sentry locks the Isolation Room from inside. Then the token on 8 turns up: ALL. The Janitor told the truth.',
    end: 'The order was Yellow. You know 7 and the Janitor 5; the Sentry, safe behind the bolt, knew 1.',
  },
  answers: {
    first: 'Good instinct. Read on first; your turn comes in a moment.',
    notNow: 'That would work. Let us do the lit thing first.',
    careful: 'Quieter, and twice the price. Let us first see what noise does.',
    otherDoor: 'That way is open too. The lit room is where we need to go.',
    keepPlan: 'Keep Master Plan; it saves you a card in a minute. Pay with another one.',
    stairs: 'The stairs lead down too: dark, and a roll in every empty room. Try the elevator.',
    otherFloor: 'It goes there as well. Today the light is in S-02.',
    takeHim: 'You may ride alone. Two make less noise than one; take the Janitor.',
    roomFirst: 'Looking at two unknown rooms is useful too. The Archive is worth more now.',
    sentryFirst: 'Every order you see helps. This one will matter: look at the Sentry’s first.',
    knowledgeFirst: 'Useful, another day. Knowledge keeps you alive today.',
    bypassLater: 'You could turn the light on yourself. Somebody else is about to; save the card.',
    scoreToo:
      'That one needs the Sentry dead. It can work, but you cannot do it yourself. Choose it again if you mean it.',
    bareHands: 'A miss with bare hands is a serious wound. You have a gun.',
    stayAndShoot: 'Running means one more attack. In the light you have the better odds: shoot.',
    discardIt: 'One hit may not be enough, and it bites when the round ends. Spend the card.',
    takeIt: 'Leave nothing here that teaches. Pick up the carcass.',
    labFirst: 'Soon. Learn first: four is one too few.',
    podNow: 'The pods leave when this round ends. Now.',
  },
  know: {
    light: 'Light is a weapon, and it goes out.',
    dark: 'In the dark, hold more cards.',
    noise: 'A second noise calls them; company is silent.',
    elevator: 'The elevator rides without noise.',
    knowledge: 'What you learn keeps you alive: 3, 5 and 8 open weaknesses.',
    orders: 'An order that you have seen is not the active one. People lie about the rest.',
    pods: 'Pods leave on marked rounds, and a token says which.',
    winning: 'Surviving is not winning.',
  },
  toMeet:
    'The Bunker and the Main Gate, backup power, the alert, self-destruction, fire, slime, crafting, and trading with people you do not trust.',
  won: 'You are out, and you win. So does the Janitor, who wanted exactly one friend to live. The Sentry’s objective was your death.',
  livedAndLost: 'You are out and alive, but your objective is not fulfilled. You lived, and lost.',
} as const
