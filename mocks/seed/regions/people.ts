import surnames from './surnames.json';
import { words } from './words';

export interface People {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly surnames: readonly string[];
  /** The form of a surname for women, where it differs. */
  readonly womensSurname?: (surname: string) => string;
}

/**
 * Surnames are faker's (surnamesFromFaker.ts), as data: its locales would add 0.6 MB to what the demo
 * loads before its first screen, and its methods are too slow for 10,000 organizations. Its first names
 * include every name that was ever given, from Abdonie to Zéphirin, and its German surnames are mostly
 * rare: those lists are our own.
 */

export const germanPeople: People = {
  women: words(
    'Andrea Anja Anna Annette Antje Barbara Birgit Britta Christina Claudia Daniela Dorothea Elena Elisabeth Eva Franziska Gabriele ' +
      'Hannah Heike Helena Ines Johanna Judith Julia Karin Katharina Kerstin Klara Lena Linda Maria Marlene Martina Monika Nadine Nora ' +
      'Petra Sabine Sandra Silke Sophie Stefanie Susanne Ulrike Vera Yvonne',
  ),
  men: words(
    'Alexander Andreas Anton Bastian Benedikt Christian Daniel David Dominik Erik Fabian Felix Florian Frank Friedrich Georg Gregor ' +
      'Hannes Hendrik Henning Jakob Jan Jens Jonas Julian Kai Karl Konrad Lars Leon Lukas Markus Martin Matthias Max Michael Moritz ' +
      'Niklas Oliver Patrick Paul Peter Philipp Robert Sebastian Simon Stefan Sven Thomas Tobias Uwe Volker',
  ),
  surnames: words(
    'Albrecht Arnold Bauer Baumann Beck Becker Berger Bergmann Böhm Brandt Braun Busch Dietrich Engel Fischer Frank Franke Friedrich ' +
      'Fuchs Graf Günther Haas Hahn Hartmann Heinrich Herrmann Hoffmann Hofmann Horn Huber Jansen Jung Kaiser Keller Koch Krause ' +
      'Krüger Kuhn Lang Lange Lehmann Lindner Lorenz Ludwig Maier Mayer Meier Meyer Möller Müller Neumann Otto Peters Pfeiffer Pohl ' +
      'Richter Roth Sander Schäfer Schmidt Schneider Scholz Schreiber Schröder Schubert Schulte Schulz Schumacher Schuster Schwarz ' +
      'Seidel Sommer Stein Vogel Vogt Voigt Wagner Walter Weber Weiß Werner Winkler Winter Wolf Ziegler Zimmermann',
  ),
};

export const frenchPeople: People = {
  women: words(
    'Adèle Agathe Agnès Alice Amélie Anne Aurélie Béatrice Camille Caroline Catherine Cécile Céline Charlotte Claire Clémence Corinne ' +
      'Delphine Élise Élodie Emma Estelle Florence Françoise Gabrielle Hélène Inès Isabelle Jeanne Julie Juliette Laura Laure Léa Louise ' +
      'Lucie Margaux Marie Marion Mathilde Mélanie Nathalie Nicole Pauline Sandrine Sophie Sylvie Valérie Véronique Virginie',
  ),
  men: words(
    'Adrien Alain Alexandre Antoine Arnaud Arthur Bastien Benoît Bernard Bruno Cédric Christophe Clément Damien David Denis Didier ' +
      'Étienne Fabien Florian François Frédéric Gabriel Gilles Grégoire Guillaume Henri Hugo Jacques Jérôme Julien Laurent Louis Luc ' +
      'Marc Mathieu Maxime Michel Nicolas Olivier Pascal Philippe Pierre Quentin Rémi Romain Sébastien Simon Stéphane Thierry Vincent Yves',
  ),
  surnames: surnames.french,
};

export const polishPeople: People = {
  women: words(
    'Agata Agnieszka Aleksandra Alicja Anna Barbara Beata Dorota Edyta Elżbieta Ewa Gabriela Hanna Ilona Irena Izabela Joanna Julia ' +
      'Justyna Kamila Karolina Katarzyna Krystyna Magdalena Małgorzata Maria Marta Monika Natalia Olga Patrycja Paulina Renata Sylwia ' +
      'Teresa Urszula Wanda Weronika Zofia Zuzanna',
  ),
  men: words(
    'Adam Adrian Aleksander Andrzej Antoni Artur Bartosz Damian Dariusz Dawid Filip Grzegorz Henryk Jacek Jakub Jan Jarosław Jerzy ' +
      'Józef Kamil Karol Krzysztof Łukasz Maciej Marcin Marek Mariusz Mateusz Michał Mikołaj Patryk Paweł Piotr Rafał Robert Sebastian ' +
      'Stanisław Szymon Tomasz Wojciech Zbigniew',
  ),
  surnames: surnames.polish,
  womensSurname: (surname) => surname.replace(/ki$/, 'ka'),
};

export const swedishPeople: People = {
  women: words(
    'Agneta Amanda Anna Annika Astrid Birgitta Camilla Caroline Cecilia Charlotte Ebba Elin Ella Emma Erika Eva Frida Gunilla Hanna ' +
      'Helena Ida Inger Ingrid Johanna Josefin Julia Karin Karolina Kerstin Klara Kristina Lena Lina Linda Linnéa Lovisa Maja Malin ' +
      'Margareta Maria Matilda Mikaela Monica Nina Pernilla Sandra Sara Sofia Susanne Therese Ulrika Åsa',
  ),
  men: words(
    'Adam Albin Alexander Anders Andreas Arvid Axel Björn Christian Christoffer Daniel David Emil Erik Filip Fredrik Gunnar Gustav ' +
      'Göran Henrik Håkan Jakob Jan Jesper Joakim Johan Jonas Jonathan Jörgen Karl Kjell Lars Leif Linus Ludvig Magnus Marcus Martin ' +
      'Mats Mattias Mikael Niklas Nils Olof Oskar Patrik Per Peter Rasmus Rickard Samuel Stefan Tobias Torbjörn Viktor Åke',
  ),
  surnames: surnames.swedish,
};

/** Faker has one English list for every region; these names are common in all of them. */
const englishFirstNames = {
  women: words(
    'Abigail Aisha Alice Amanda Amelia Amy Andrea Angela Anita Anna Audrey Barbara Beth Bridget Caroline Catherine Charlotte Chloe ' +
      'Claire Deborah Diana Eleanor Elizabeth Emily Emma Evelyn Frances Grace Hannah Harriet Helen Imogen Isabel Jane Jennifer Jessica ' +
      'Joan Joanna Joyce Judith Julia Karen Katherine Laura Lauren Leah Linda Lucy Margaret Maria Marion Mary Megan Michelle Miriam ' +
      'Nadia Naomi Natalie Nicole Nina Nora Olivia Patricia Paula Priya Rachel Rebecca Rosa Ruth Sandra Sarah Sharon Sofia Sophie Susan ' +
      'Teresa Valerie Vanessa Victoria Yvonne Zoe',
  ),
  men: words(
    'Aaron Adam Alan Alexander Andrew Anthony Arthur Benjamin Brian Charles Christopher Daniel David Dominic Edward Eric Gareth George ' +
      'Graham Henry Hugh Jack Jacob James Jason John Jonathan Joseph Keith Leo Lewis Luke Mark Martin Matthew Michael Nathan Neil ' +
      'Nicholas Oliver Oscar Owen Patrick Paul Peter Philip Richard Robert Samuel Simon Stephen Stuart Thomas Timothy Vincent Walter ' +
      'William',
  ),
};

function englishPeople(surnames: string): People {
  return { ...englishFirstNames, surnames: words(surnames) };
}

export const americanPeople = englishPeople(
  'Adams Alvarez Anderson Bailey Baker Barnes Bennett Brooks Bryant Butler Campbell Carter Castillo Chavez Chen Coleman Collins ' +
    'Cooper Davis Diaz Edwards Ellis Evans Fisher Foster Garcia Gibson Gomez Graham Griffin Gutierrez Harris Hayes ' +
    'Henderson Hernandez Howard Hughes Jenkins Jensen Johnson Kelly Kennedy Kim Larson Lee Lopez Marshall Martinez ' +
    'Mendoza Miller Mitchell Morales Morgan Morris Murray Myers Nelson Nguyen Olson Ortiz Owens Patel Patterson Perez ' +
    'Peterson Phillips Powell Price Ramirez Reed Reyes Reynolds Richardson Rivera Roberts Rodriguez Rogers Ross Russell Sanchez ' +
    'Sanders Schmidt Scott Simmons Singh Stevens Sullivan Taylor Thompson Torres Tran Turner Vargas Walker Ward Watson Weber ' +
    'Wheeler Williams Wilson Wong Wright Young',
);

export const britishPeople = englishPeople(
  'Abbott Ahmed Allen Andrews Atkinson Bailey Barker Barrett Begum Bell Bennett Booth Bradley Brooks Burgess Campbell ' +
    'Carpenter Carr Chambers Chapman Clarke Cole Cook Cooke Cox Cunningham Davidson Davies Dixon Douglas Duncan Ellis Evans ' +
    'Ferguson Fletcher Ford Forsyth Gardner Gibson Gill Gordon Graham Gray Green Griffiths Hall Harper Harrison ' +
    'Hart Harvey Hill Holmes Hopkins Howells Hudson Hughes Hunter Hussain Hutchinson James Jenkins Johnston Jones Kaur Kelly Khan ' +
    'Knight Lawson Lewis Lloyd Macdonald Marsh Marshall Mason Matthews McKenzie Mills Mitchell Moore Morgan Morris Morrison Murray ' +
    'Newton Nicholls Owen Palmer Patel Pearson Porter Powell Price Reid Reynolds Rhodes Richards Roberts Robertson Ross ' +
    'Saunders Shah Shaw Simpson Singh Spencer Stevenson Stewart Thomas Thomson Turner Wallace Walsh Warren Watts Webb Wells West ' +
    'Wilkinson Williams Willis Wood Woods Young',
);

export const irishPeople = englishPeople(
  'Brady Brennan Burke Byrne Casey Collins Connolly Conway Cullen Daly Delaney Dempsey Doherty Donnelly Doyle Duffy Dunne ' +
    'Fahy Farrell Fitzgerald Flanagan Flynn Foley Gallagher Hayes Healy Higgins Hogan Joyce Kavanagh Keane Kelleher Kelly Kennedy ' +
    'Kenny Lynch Maguire Mahon McCarthy McGrath Molloy Moran Moriarty Mulligan Murphy Nolan Power Quinn Regan Reilly Roche Ryan ' +
    'Scanlon Sheehan Sheridan Sweeney Tierney Tobin Walsh Whelan',
);
