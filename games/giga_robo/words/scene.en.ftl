### What the scenes of Giga-Robo! say beside what is said at the table.
