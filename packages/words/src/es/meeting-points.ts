import type { airportMeetingTexts as english } from '../en/meeting-points.ts'

export const airportMeetingTexts: typeof english = {
  FAO: 'En la sala de llegadas, en la planta baja, frente a las puertas por las que salen todos los pasajeros después de la aduana.',
  LIS: 'En la sala de llegadas de la Terminal 1, frente a las puertas de después de la aduana. Todos los vuelos llegan allí; la Terminal 2 es solo para salidas.',
  OPO: 'En la sala de llegadas, en la planta baja, frente a las puertas de después de la aduana.',
  SVQ: 'En la sala de llegadas, en la planta baja, frente a las puertas por las que se sale con el equipaje.',
  AGP: 'En la sala de llegadas de la Terminal 3, frente a las puertas de después de la aduana. Los pasajeros de todos los vuelos salen por allí.',
  XRY: 'En la sala de llegadas de la única terminal, frente a las puertas por las que se sale con el equipaje.',
  BYJ: 'En el vestíbulo de la única terminal, frente a la puerta de llegadas.',
  PRM: 'En el edificio del aeródromo, junto a la puerta de la plataforma.',
  CAT: 'En el edificio del aeródromo, junto a la puerta de la plataforma.',
  other: 'En la sala de llegadas, frente a las puertas por las que se sale con el equipaje.',
}
