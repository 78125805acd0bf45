import type * as english from '../en/pin.ts'

export const pinTexts: typeof english.pinTexts = {
  pickup: {
    title: 'Local de recolha no mapa',
    take: 'Recolha aqui',
  },
  dropoff: {
    title: 'Destino no mapa',
    take: 'Destino aqui',
  },
  lead: 'Mova o mapa por baixo do marcador',
  map: 'Mapa por baixo de um marcador. As setas movem-no, mais e menos aproximam e afastam, Enter escolhe o local.',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  ownPosition: 'Usar a minha posição',
  looking: 'A ver o que há por perto...',
  walk: (distance) => `A estrada acaba ${distance} antes deste ponto; o resto faz-se a pé.`,
  moving: 'O mapa ainda está em movimento.',
  notTaken: 'Escolha um local a que uma viatura possa chegar.',
  failed: 'Não foi possível procurar este local. Verifique a sua ligação à internet.',
  again: 'Tentar de novo',

  shortLink:
    'Um link curto não diz onde fica o local. Abra-o e cole aqui o link longo do navegador, ou escolha o local no mapa.',
  shortCode: 'Este plus code só se lê com a localidade: «584Q+2X Lagos».',
  postcode: 'Escreva antes o nome da localidade, ou escolha o local no mapa.',
  noCarThere: 'Não é possível ler um local neste link, ou nenhuma viatura pode lá chegar.',

  find: 'Procurar uma localidade',
  clearFind: 'Limpar a pesquisa',

  note: 'Nome da casa e como encontrá-la',
  notePlaceholder: 'Casa Alegria, portão branco',
  noteHint: 'O motorista lê esta indicação e vê o marcador.',

  noMap:
    'Este navegador não consegue desenhar o mapa. Indique a posição em números ou envie o local à nossa equipa.',
  noMapAlone: 'Este navegador não consegue desenhar o mapa. Indique a posição em números.',
  position: 'Posição',
  positionHint: 'Coordenadas, um plus code ou um link de um mapa.',
  unreadable: 'Não é possível ler aqui uma posição.',

  positionDenied:
    'Este navegador não pode indicar onde está. Autorize-o nas definições ou mova o mapa por baixo do marcador.',
  positionUnknown: 'Não foi possível determinar a sua posição. Mova o mapa por baixo do marcador.',
  positionFar: 'A sua posição fica fora do mapa. Mova-o antes para o local.',

  ways: 'Não está na lista?',
  waysLead: 'Uma casa, uma moradia ou um ponto de encontro à sua escolha.',
  point: 'Apontar no mapa',
  pointHint: 'O preço aparece de imediato',
  here: 'É onde estou agora',
  hereHint: 'Usa a posição deste dispositivo, uma vez',
  team: 'Enviar à nossa equipa',
  teamTyped: (typed) => `Enviar «${typed}» à nossa equipa`,
  teamHint: 'A nossa equipa procura o local e indica o preço',
  paste: 'Também pode colar no campo um link de um mapa, um plus code ou coordenadas.',
}
