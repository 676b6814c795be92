/** What people can make statements about in every game. */
export const SHARED_TOPICS = {
  deeds: [
    'startSelfDestruct',
    'stopSelfDestruct',
    'signal',
    'destroyNest',
    'wait',
    'meet',
    'fight',
    'scan',
    'give',
    'go',
    'search',
    'douse',
    'mend',
    'bring',
    'kill',
  ],
  facts: ['room', 'infected', 'aim', 'objective', 'item', 'did', 'trust', 'token', 'event'],
  queries: ['room', 'tile', 'infected', 'objective', 'aim', 'item', 'plan', 'trust', 'token', 'event'],
  aims: ['death', 'survivors', 'ship', 'nest', 'queen', 'signal', 'weakness', 'object'],
} as const
