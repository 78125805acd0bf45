import type { placeTexts } from '../../shared/places/place-texts.ts'

export const place: typeof placeTexts = {
  popular: 'Locais mais procurados',
  searching: 'A procurar...',
  startTyping: 'Comece a escrever para procurar um local',
  nothingFound: (query) => `Nenhum local encontrado para «${query}»`,
  popularFailed: 'Não foi possível obter os locais mais procurados',
  searchFailed: 'Não foi possível procurar locais',
  knownAs: 'Também conhecido por',
  choosePlace: 'Escolha um local das sugestões, para que o motorista saiba exatamente onde.',
  keptPlace: 'Mantivemos o local que tinha escolhido. Para o mudar, escolha outro das sugestões.',
}
