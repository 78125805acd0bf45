import type { Names } from '../names.ts'

/** The names of the stops of our first list in Portuguese. */
export const stopNames: Names = {
  'Cape St. Vincent (Cabo de São Vicente)': 'Cabo de São Vicente',
  'Benagil cliffs & sea cave': 'Falésias e algar de Benagil',
  'Fóia viewpoint, Monchique': 'Miradouro da Fóia, Monchique',
  'Praia da Falésia viewpoint': 'Miradouro da Praia da Falésia',
  'Loulé market': 'Mercado de Loulé',
  'Palace of Estoi': 'Palácio de Estoi',
  'Tavira Roman bridge': 'Ponte romana de Tavira',
  'Alcoutim & the Guadiana': 'Alcoutim e o Guadiana',
  'Jerónimos Monastery': 'Mosteiro dos Jerónimos',
  'Pena Palace, Sintra': 'Palácio da Pena, Sintra',
  'Cristo Rei viewpoint': 'Miradouro do Cristo Rei',
  'Azeitão wineries': 'Adegas de Azeitão',
  'Mafra Palace': 'Palácio de Mafra',
  'Óbidos walled town': 'Vila muralhada de Óbidos',
  'Itálica Roman city': 'Cidade romana de Itálica',
  'Seville Cathedral & Giralda': 'Catedral de Sevilha e Giralda',
  'Carmona old town': 'Centro histórico de Carmona',
  'La Rábida & Columbus caravels': 'La Rábida e as caravelas de Colombo',
  'Niebla walls & castle': 'Muralhas e castelo de Niebla',
  'Riotinto mining park': 'Parque mineiro de Riotinto',
  'Jerez sherry bodegas': 'Adegas de Jerez',
  'Osuna collegiate church': 'Colegiada de Osuna',
  'Matalascañas beach': 'Praia de Matalascañas',
  'Évora (Roman temple)': 'Évora (templo romano)',
  'Mértola castle': 'Castelo de Mértola',
  'Alcácer do Sal riverfront': 'Marginal de Alcácer do Sal',
  'Beja castle': 'Castelo de Beja',
  'Castro Marim castle': 'Castelo de Castro Marim',
  'Ayamonte marina': 'Marina de Ayamonte',
  'Castro Verde basilica': 'Basílica de Castro Verde',
  'Odeceixe beach': 'Praia de Odeceixe',
}

/** The names of loads of luggage; `{…}` stands for a number. */
export const luggageNames: Names = {
  '{count} large suitcases': '{count} malas grandes',
  '{count} cabin bags': '{count} malas de cabine',
  '1 large + {count} cabin bags': '1 mala grande + {count} de cabine',
  '{count} large + {count2} cabin bags': '{count} malas grandes + {count2} de cabine',
}
