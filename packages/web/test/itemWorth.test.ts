import '@coldwake/rules'
import { describe, expect, it } from 'vitest'
import { craftedOf, weaponLacking } from '../src/play/choice/answer/itemWorth.ts'

describe('what a find is worth to who has found it', () => {
  it('NEM-ITEM-06 lacks the weapon it loads', () => {
    expect(weaponLacking('nemesis', 'chemicals', ['rifle'])).toBe('flamethrower')
    expect(weaponLacking('nemesis', 'chemicals', ['flamethrower'])).toBeNull()
    expect(weaponLacking('nemesis', 'extendedMagazine', [])).toBe('energy')
    expect(weaponLacking('nemesis', 'energyCharge.red', ['prototypeRifle'])).toBeNull()
    expect(weaponLacking('nemesis', 'medkit', [])).toBeNull()
  })

  it('NEM-CRAFT-01 LOCK-ITEM-18 names what it is a part of', () => {
    expect(craftedOf('nemesis', 'chemicals')).toEqual(['antidote', 'flamethrower', 'molotovCocktail'])
    expect(craftedOf('nemesis', 'grenade')).toEqual([])
    expect(craftedOf('lockdown', 'toolbelt')).toEqual(['enviroSuit', 'taser', 'flamethrower', 'pistol'])
  })
})
