/** What only one game hides, for whoever looks at a whole game with everything laid open. */
import type { TableView } from '@coldwake/rules/facts'
import type { Secrets } from '../../replay/film.ts'
import { FacilitySecrets } from '../lockdown/replay/FacilitySecrets.tsx'
import { ShipSecrets } from '../nemesis/replay/ShipSecrets.tsx'

export { TokensHeld } from '../lockdown/replay/FacilitySecrets.tsx'

/** Parts of the table that the board shows turned up. */
export const turnedUp = ({ facility }: TableView): Partial<TableView> => (facility ? { facility } : {})

export const OwnSecrets = ({ secrets: { hidden, open } }: { secrets: Secrets }) =>
  open.facility ? <FacilitySecrets facility={open.facility} hidden={hidden} /> : <ShipSecrets hidden={hidden} />
