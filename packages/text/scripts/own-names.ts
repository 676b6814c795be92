/** Names of pieces that the glossary lacks, in our own translation. By kind, then by the id in content. */
import type { Message } from '../src/message.ts'
import type { Kind } from './names.ts'

export const ownNames: Partial<Record<Kind, Record<string, Message>>> = {
  card: {
    demolition: { en: 'Demolition', es: 'Demolición' },
    order: { en: 'Order', es: 'Orden' },
    motivation: { en: 'Motivation', es: 'Motivación' },
    reload: { en: 'Reload', es: 'Recargar' },
    computerSkills: { en: 'Computer Skills', es: 'Conocimientos informáticos' },
    piloting: { en: 'Piloting', es: 'Pilotaje' },
    knowledgeOfTheShip: { en: 'Knowledge of the Ship', es: 'Conocimiento de la nave' },
    oldFriend: { en: 'Old Friend', es: 'Vieja amiga' },
    riskAssessment: { en: 'Risk Assessment', es: 'Evaluación de riesgos' },
    blockingAccess: { en: 'Blocking Access', es: 'Bloqueo de accesos' },
    intranet: { en: 'Intranet', es: 'Intranet' },
    adrenaline: { en: 'Adrenaline', es: 'Adrenalina' },
    takingAim: { en: 'Taking Aim', es: 'Apuntar' },
    fullAuto: { en: 'Full Auto', es: 'Fuego automático' },
    nervesOfSteel: { en: 'Nerves of Steel', es: 'Nervios de acero' },
    fastRepairs: { en: 'Fast Repairs', es: 'Reparaciones rápidas' },
    ingenuity: { en: 'Ingenuity', es: 'Ingenio' },
    pyrotechnics: { en: 'Pyrotechnics', es: 'Pirotecnia' },

    smokeGrenade: { en: 'Smoke Grenade', es: 'Granada de humo' },
    reconDrone: { en: 'Recon Drone', es: 'Dron de reconocimiento' },
    decoy: { en: 'Decoy', es: 'Señuelo' },
    selfDestructKey: { en: 'Self-Destruct Key', es: 'Llave de autodestrucción' },
    evacuationKey: { en: 'Evacuation Key', es: 'Llave de evacuación' },
    commsKey: { en: 'Comms Key', es: 'Llave de comunicaciones' },
    prototypePistol: { en: 'Prototype Pistol', es: 'Pistola prototipo' },
    prototypeRifle: { en: 'Prototype Rifle', es: 'Rifle prototipo' },
    prototypeShotgun: { en: 'Prototype Shotgun', es: 'Escopeta prototipo' },
    spaceSuit: { en: 'Space Suit', es: 'Traje espacial' },
    nemesisPlans: { en: 'Nemesis Plans', es: 'Planos de la Nemesis' },
    syntheticFood: { en: 'Synthetic Food', es: 'Comida sintética' },
    adrenalineInjection: { en: 'Adrenaline Injection', es: 'Inyección de adrenalina' },
    alcohol: { en: 'Alcohol', es: 'Alcohol' },
    militaryDrugs: { en: 'Military Drugs', es: 'Estimulantes militares' },

    shotgun: { en: 'Shotgun', es: 'Escopeta' },
    rifle: { en: 'Rifle', es: 'Rifle' },
    sawedOffShotgun: { en: 'Sawed-Off Shotgun', es: 'Escopeta recortada' },
  },
  wound: {
    // Not «Cuerpo», which is an intruder's carcass.
    body: { en: 'Body', es: 'Torso' },
    leg: { en: 'Leg', es: 'Pierna' },
    hand: { en: 'Hand', es: 'Mano' },
    arm: { en: 'Arm', es: 'Brazo' },
  },
  colour: {
    white: { en: 'White', es: 'Blanco' },
  },
}
