import type * as english from '../en/shared.ts'

export const uiTexts: typeof english.uiTexts = {
  cancel: 'Cancelar',
  close: 'Fechar',
  dismiss: 'Fechar',
  clear: 'Limpar',
  choose: 'Escolha',
  chooseDate: 'Escolha uma data',
  progress: 'Progresso',
  suggestions: 'Sugestões',
  suggestionCount: (count) => (count === 1 ? '1 sugestão' : `${count} sugestões`),
  loading: 'A carregar…',
  nothingFound: 'Nada encontrado',
  completed: ', concluído',
  times: 'Horas',
  clearTime: 'Limpar a hora',
  noSuchTime: 'Essa hora não está na lista.',
  notification: 'Aviso',
  notifications: 'Avisos ({hotkey})',
  reload: 'Recarregar a página',
  partMissing: 'Não foi possível carregar esta parte da página. Verifique a sua ligação à internet.',
}

export const placeTexts: typeof english.placeTexts = {
  popular: 'Locais mais procurados',
  searching: 'A procurar...',
  startTyping: 'Comece a escrever para procurar um local',
  nothingFound: (query) => `Nenhum local encontrado para «${query}»`,
  popularFailed: 'Não foi possível obter os locais mais procurados',
  searchFailed: 'Não foi possível procurar locais',
  knownAs: 'Também conhecido por',
  choosePlace: 'Escolha um local das sugestões, para que o motorista saiba exatamente onde.',
  keptPlace: 'Mantivemos o local que tinha escolhido. Para o mudar, escolha outro das sugestões.',
  onMap: 'Escolher no mapa',
  notListed: 'Não está na lista?',
  notListedWays: 'Aponte-o no mapa ou envie-o à nossa equipa',
  pointOnMap: 'Ponto no mapa',
  away: (distance, place) => `${place}, a ${distance}`,
  changePin: 'Alterar o ponto e a indicação',
  addNote: 'Indicar o nome da casa e como encontrá-la',
}

export const sentenceTexts: typeof english.sentenceTexts = {
  somethingWentWrong: 'Algo correu mal. Tente de novo, por favor.',
  offline: 'Está sem ligação à internet; nada foi enviado.',
}
