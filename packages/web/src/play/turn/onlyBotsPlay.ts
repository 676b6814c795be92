import type { TableView } from '@coldwake/rules/facts'
import type { Lobby } from '@coldwake/wire'

/** Are bots the only ones who still have something to do aboard? */
export const onlyBotsPlay = ({ crew }: Pick<TableView, 'crew'>, { seats }: Pick<Lobby, 'seats'>): boolean =>
  crew.every(({ seat, fate }) => fate !== 'aboard' || seats[seat]?.bot != null)
