/**
 * Our own small glyphs, clear at 14 to 20 px, on the same 512 grid as the icons. A path may be cut out in the color
 * of the void, or be fainter than the rest.
 */
export interface GlyphPath {
  d: string
  evenOdd?: true
  faint?: true
  /** Width of a line in the color of the void, drawn around or across the shape. */
  cut?: number
}

export const GLYPHS = {
  bot: [
    {
      d: 'M232 30h48v66h152v320H80V96h152zM152 196v84h76v-84zm132 0v84h76v-84zM164 336v40h184v-40zM20 200h40v120H20zm432 0h40v120h-40z',
      evenOdd: true,
    },
  ],
  noise: [{ d: 'M60 206h84v100H60zM196 130h70v252h-70zM318 40h70v432h-70zM428 190h50v132h-50z' }],
  silence: [{ d: 'M60 226h84v60H60zM196 226h70v60h-70zM318 226h70v60h-70zM428 226h50v60h-50z' }],
  computer: [
    { d: 'M40 70h432v290H40zm48 48v194h336V118zM190 392h132v30h70v44H120v-44h70z', evenOdd: true },
    { d: 'M130 170l56 44-56 46v-44zM220 236h110v28H220z' },
  ],
  items: [{ d: 'M50 150L256 60l206 90-206 92zM50 190l186 84v200L50 388zM462 190l-186 84v200l186-86z' }],
  slime: [
    {
      d: 'M70 60h372v150c0 40-50 40-50 0v-10c0-34-50-34-50 0v190c0 50-76 50-76 0V250c0-34-50-34-50 0v60c0 46-70 46-70 0v-90c0-40-76-30-76-10z',
    },
  ],
  light: [{ d: 'M256 40L440 256 256 472 72 256z' }],
  serious: [{ d: 'M256 20l205 118v236L256 492 51 374V138z' }, { d: 'M170 170l172 172M342 170L170 342', cut: 52 }],
  hand: [
    { d: 'M60 150l170-50 90 300-170 50z', faint: true },
    { d: 'M210 90h200v330H210z', cut: 26 },
  ],
  settings: [
    {
      d: 'M214 30h84l12 62 44 20 52-36 60 60-36 52 20 44 62 12v84l-62 12-20 44 36 52-60 60-52-36-44 20-12 62h-84l-12-62-44-20-52 36-60-60 36-52-20-44-62-12v-84l62-12 20-44-36-52 60-60 52 36 44-20zm42 142a84 84 0 1 0 0 168 84 84 0 0 0 0-168z',
      evenOdd: true,
    },
  ],
  eye: [
    {
      d: 'M256 110c110 0 190 80 236 146-46 66-126 146-236 146S66 322 20 256c46-66 126-146 236-146zm0 52a94 94 0 1 0 0 188 94 94 0 0 0 0-188z',
      evenOdd: true,
    },
    { d: 'M208 256a48 48 0 1 0 96 0a48 48 0 1 0-96 0z' },
  ],
  check: [{ d: 'M60 270l70-70 80 84L390 92l66 66-246 262z' }],
  cross: [
    {
      d: 'M110 50L256 196 402 50l60 60-146 146 146 146-60 60-146-146-146 146-60-60 146-146L50 110z',
    },
  ],
  unknown: [
    {
      d: 'M150 180c0-70 50-120 112-120s112 46 112 110c0 84-84 90-84 160h-66c0-104 82-112 82-158 0-26-18-46-46-46-28 0-46 22-46 54zM222 372h72v76h-72z',
    },
  ],
  play: [{ d: 'M120 70l300 186-300 186z' }],
  stop: [{ d: 'M110 80h110v352H110zM292 80h110v352H292z' }],
  forward: [{ d: 'M70 90l250 166L70 422zM350 90h80v332h-80z' }],
  back: [{ d: 'M442 90L192 256l250 166zM82 90h80v332H82z' }],
  toEnd: [{ d: 'M40 90l190 166L40 422zM220 90l190 166-190 166zM420 90h60v332h-60z' }],
  toStart: [{ d: 'M472 90L282 256l190 166zM292 90L102 256l190 166zM32 90h60v332H32z' }],
  door: [{ d: 'M110 40h130v432H110zM272 40h130v432H272z' }],
  danger: [
    {
      d: 'M256 30l54 118 124-38-38 124 86 22-86 22 38 124-124-38-54 118-54-118-124 38 38-124-86-22 86-22-38-124 124 38z',
    },
  ],
  /** A bolt: this section has power. */
  power: [{ d: 'M300 16L84 296h132l-44 200 256-300H288z' }],
  /** A plug pulled out of its socket. */
  powerOff: [
    {
      d: 'M300 92l64-64 42 42-64 64 64 64 42-42 42 42-42 42-22 62c-40 60-110 80-170 50L96 472l-56-56 120-160c-20-50 0-110 50-150l62-22z',
    },
    { d: 'M52 40L472 460', cut: 44 },
  ],
  /** A moon: no light here. */
  dark: [
    {
      d: 'M330 36C200 60 130 150 130 262s88 214 214 214c40 0 78-10 112-30-34 28-84 46-140 46-140 0-250-106-250-236S180 26 330 36z',
    },
    { d: 'M360 120l22 62 62 22-62 22-22 62-22-62-62-22 62-22z' },
  ],
  /** A sealed order, with a shape of its own on it. */
  contingency: [
    { d: 'M256 18L472 140v232L256 494 40 372V140zm0 62L94 172v168l162 92 162-92V172z', evenOdd: true },
    { d: 'M256 148l80 108-80 108-80-108z' },
  ],
  more: [{ d: 'M60 206h100v100H60zM206 206h100v100H206zM352 206h100v100H352z' }],
} as const satisfies Record<string, readonly GlyphPath[]>

export type Glyph = keyof typeof GLYPHS
