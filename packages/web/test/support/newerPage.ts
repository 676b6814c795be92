/** A newer version of the page than the built one, made of it: nothing of it has the name that it had. */
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

const COMPRESSED = /\.(br|gz)$/
const TEXT = /\.(css|html|js|json|webmanifest)$/

/** `more` is a line at the end of the script that the page begins with. Resolves to the folder. */
export async function newerPage(built: string, folder: string, more: string): Promise<string> {
  await cp(built, folder, { recursive: true, filter: file => !COMPRESSED.test(file) })
  const assets = path.join(folder, 'assets')
  const names = new Map((await readdir(assets)).map(name => [name, name.replace(/\.\w+$/, '-newer$&')]))
  for (const [name, newer] of names) await rename(path.join(assets, name), path.join(assets, newer))
  const [, entry] =
    /<script[^>]* src="\/assets\/([\w.-]+)"/.exec(await readFile(path.join(built, 'index.html'), 'utf8')) ?? []
  if (!entry) throw new Error('the page has no script')
  for (const file of await readdir(folder, { recursive: true })) {
    if (!TEXT.test(file)) continue
    const place = path.join(folder, file)
    const text = (await readFile(place, 'utf8')).replace(/[\w.-]+\.\w+/g, word => names.get(word) ?? word)
    const whole = path.basename(file) === names.get(entry) ? `${text}\n${more}\n` : text
    // The service worker tells versions apart by a number.
    await writeFile(place, file === 'sw.js' ? whole.replace(/"version":"\w+"/, '"version":"newer"') : whole)
  }
  return folder
}
