import type { airportMeetingTexts as english } from '../en/meeting-points.ts'

export const airportMeetingTexts: typeof english = {
  FAO: 'Na zona de chegadas, no piso térreo, em frente às portas por onde saem todos os passageiros depois da alfândega.',
  LIS: 'Na zona de chegadas do Terminal 1, em frente às portas depois da alfândega. Todos os voos chegam aí; o Terminal 2 serve apenas partidas.',
  OPO: 'Na zona de chegadas, no piso térreo, em frente às portas depois da alfândega.',
  SVQ: 'Na zona de chegadas, no piso térreo, em frente às portas por onde se sai com a bagagem.',
  AGP: 'Na zona de chegadas do Terminal 3, em frente às portas depois da alfândega. Os passageiros de todos os voos saem por aí.',
  XRY: 'Na zona de chegadas do único terminal, em frente às portas por onde se sai com a bagagem.',
  BYJ: 'No átrio do único terminal, em frente à porta das chegadas.',
  PRM: 'No edifício do aeródromo, junto à porta de acesso à placa.',
  CAT: 'No edifício do aeródromo, junto à porta de acesso à placa.',
  other: 'Na zona de chegadas, em frente às portas por onde se sai com a bagagem.',
}
