import { Component } from '@angular/core';

@Component({ selector: 'app-home', template: '<p>Lots</p>' })
export class Home {}
