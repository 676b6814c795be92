import { useEffect } from 'react'
import { switchTable } from '../textTableSetting.ts'

/** F2 goes from the board to the table in words and back, wherever one stands. */
export function useSwitchKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'F2' || event.repeat) return
      event.preventDefault()
      switchTable()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
