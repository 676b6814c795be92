import { ShipScene } from '../home/scenes.tsx'

/** The corridor of the home page, dim, behind whatever is said before the game. */
export const Backdrop = () => (
  <div className="backdrop">
    <ShipScene />
  </div>
)
